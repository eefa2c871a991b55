import { onTestFinished } from 'vitest';
import { setCompany } from '../../gateway/testing/sample-company.ts';
import { startGateway, type TestGatewayOptions } from '../../gateway/testing/test-gateway.ts';

/** Starts a gateway; an empty one has the company of the demo data, where the test runs, and adds tax to its prices. */
export async function startOwnGateway(options: TestGatewayOptions = {}) {
  const gateway = await startGateway(options);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (options.isEmpty) await setCompany(gateway, { pricesIncludeTax: 0, timeZone });
  onTestFinished(() => gateway.stop());
  return gateway;
}
