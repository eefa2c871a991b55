import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './scripts/vite/compressed.ts';

const gatewayUrl = `http://localhost:${process.env.PORT ?? '4000'}`;

/** An absolute path: a build takes a relative one from here, the development server from `client`. */
const page = (file: string) => join(import.meta.dirname, 'client', file);

/** The gateway serves the page at `/playground`; the development server needs the slash. */
const playgroundSlash: Plugin = {
  name: 'playground-slash',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url !== '/playground') return next();
      response.writeHead(302, { location: '/playground/' }).end();
    });
  },
};

export default defineConfig({
  root: 'client',
  plugins: [react(), playgroundSlash, compressed],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        app: page('index.html'),
        'api-docs': page('api-docs/index.html'),
        playground: page('playground/index.html'),
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/graphql': gatewayUrl, '/api': gatewayUrl, '/healthz': gatewayUrl },
  },
});
