import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Lazy } from '../../src/element/base/lazy.js';

/** A module whose n-th import ends with `end[n - 1]`. */
function lazy() {
  const end: ((value: string | Error) => void)[] = [];
  const module = new Lazy(
    () =>
      new Promise<string>((resolve, reject) => {
        end.push((value) => {
          if (typeof value === 'string') resolve(value);
          else reject(value);
        });
      }),
  );
  return { module, end };
}

describe('a module that is loaded on demand', () => {
  it('is imported once, and serves its users in the order in which they came', async () => {
    const { module, end } = lazy();
    const log: string[] = [];
    const used = module.use((value) => log.push(`first ${value}`));
    const loaded = module.load().then((value) => log.push(`second ${value}`));
    assert.equal(module.value, undefined);
    assert.equal(end.length, 1);
    end[0]!('module');
    await Promise.all([used, loaded]);
    assert.deepEqual(log, ['first module', 'second module']);
    assert.equal(module.value, 'module');
    assert.equal(await module.load(), 'module');
    assert.equal(end.length, 1);
  });

  it('is imported again after a failure, and not used until then', async () => {
    const { module, end } = lazy();
    const used: string[] = [];
    const use = module.use((value) => used.push(value));
    const failed = assert.rejects(module.load(), /offline/);
    end[0]!(new Error('offline'));
    await Promise.all([use, failed]);
    assert.equal(used.length, 0);
    const again = module.use((value) => used.push(value));
    end[1]!('module');
    await again;
    assert.deepEqual(used, ['module']);
  });
});
