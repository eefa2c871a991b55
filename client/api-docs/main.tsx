import { Alert } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '../app/ThemeProvider.tsx';
import { ApiDocs } from './ApiDocs.tsx';
import { fetchOpenApi } from './openapi.ts';
import './styles.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const page = await fetchOpenApi().then(
  (openApi) => <ApiDocs openApi={openApi} />,
  (error: Error) => (
    <Alert color="red" title="The calls cannot be shown" m="md">
      {error.message}. Sign in to the application, then open this page again.
    </Alert>
  ),
);
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>{page}</ThemeProvider>
  </StrictMode>,
);
