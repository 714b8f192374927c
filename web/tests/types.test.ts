/** The types of the API are made from the description that is kept, which a test in Python holds to today's API. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('are those of the description', () => {
  const options = ['--immutable', '--root-types', '--root-types-no-schema-prefix'];
  const made = execFileSync(
    process.execPath,
    ['node_modules/openapi-typescript/bin/cli.js', 'src/lib/api/openapi.generated.json', ...options],
    { encoding: 'utf-8' },
  );
  expect(made.trim(), 'run: npm run types').toBe(
    readFileSync('src/lib/api/api.generated.ts', 'utf-8').trim(),
  );
}, 60_000);
