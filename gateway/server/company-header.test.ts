import { expect, it } from 'vitest';
import { startGateway } from '../testing/test-gateway.ts';

const PROFILES = [
  ['a demo', {}, true],
  ['production', { PROFILE: 'production', JWT_SECRET: 'thirty-two bytes of secret, plus' }, false],
] as const;

it.each(PROFILES)(
  'the profile of %s tells of the company and whether it is a demo',
  async (...given) => {
    const [, environment, isDemo] = given;
    const gateway = await startGateway({ environment, isEmpty: true });
    const token = await gateway.tokenFor('GUEST');
    const answer = await gateway.app.inject({
      url: '/api/auth/profile',
      headers: { authorization: `Bearer ${token}` },
    });
    const told = decodeURIComponent(String(answer.headers['retaguarda-company']));
    expect(JSON.parse(told)).toMatchObject({ isDemo, timeZone: expect.any(String) });
    await gateway.stop();
  },
);
