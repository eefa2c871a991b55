import { preparedGateway } from './prepared-gateway.ts';

const { app, announce } = await preparedGateway();

await announce(await app.listen({ port: 0, host: '127.0.0.1' }));
