import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      uploads: undefined,
      databaseUrl: undefined,
      publicUrl: undefined,
      trustedProxies: null,
      clock: Date.now,
      hasDemo: true,
    });
  });

  it.each([
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
  ])('fills an empty shop with the demo outside production and on request: %j', (env, hasDemo) =>
    expect(readEnvironment(env).hasDemo).toBe(hasDemo),
  );

  it('selects a folder or a bucket for files', () => {
    expect(readEnvironment({ UPLOADS_DIR: '/srv/sien' }).uploads).toBe('/srv/sien');
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(readEnvironment({ UPLOADS_BUCKET: 'https://s3.example/sien', ...keys }).uploads).toEqual({
      url: 'https://s3.example/sien',
      keyId: 'id',
      secret: 'secret',
      region: 'us-east-1',
    });
  });

  it('starts the clock at SHOP_NOW and lets it run', async () => {
    const { clock } = readEnvironment({ SHOP_NOW: '2026-11-21T10:00:00+01:00' });
    const start = Date.parse('2026-11-21T09:00:00Z');
    expect(clock() - start).toBeLessThan(60_000);
    expect(clock()).toBeGreaterThanOrEqual(start);
    const before = clock();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(clock()).toBeGreaterThan(before);
  });

  it.each([
    [{ PORT: '80a' }, /PORT is "80a"/],
    [{ PORT: '70000' }, /0 to 65535/],
    [{ SHOP_NOW: 'jutro' }, /SHOP_NOW is "jutro"/],
    [{ SHOP_NOW: '2026-11-21', NODE_ENV: 'production' }, /not allowed in production/],
    [{ DEMO: 'yes' }, /DEMO is "yes"; it must be 1/],
    [{ PUBLIC_URL: 'sien.example' }, /PUBLIC_URL is "sien.example"/],
    [{ PUBLIC_URL: 'ftp://sien.example' }, /must be an address like/],
    [{ UPLOADS_BUCKET: 'sien' }, /UPLOADS_BUCKET is "sien"/],
    [{ UPLOADS_BUCKET: 'https://s3.example/sien?x=1' }, /it must be the address of a bucket/],
    [{ UPLOADS_BUCKET: 'https://s3.example/sien' }, /needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/],
    [{ UPLOADS_BUCKET: 'https://s3.example/sien', UPLOADS_DIR: '/srv' }, /are both set/],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, /"proxy" is no address and no network/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES is/],
  ])('reports in a sentence what is wrong with %j', (env, sentence) => {
    expect(() => readEnvironment(env)).toThrow(EnvironmentError);
    expect(() => readEnvironment(env)).toThrow(sentence);
  });
});
