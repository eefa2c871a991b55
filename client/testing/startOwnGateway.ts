import { onTestFinished } from 'vitest';
import { startGateway, type TestGatewayOptions } from '../../gateway/testing/test-gateway.ts';

export async function startOwnGateway(options: TestGatewayOptions = {}) {
  const gateway = await startGateway(options);
  onTestFinished(() => gateway.stop());
  return gateway;
}
