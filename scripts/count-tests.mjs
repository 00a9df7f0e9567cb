/** Prints `N passed, N failed` from the test runner's results; fails when there are none or one failed. */
import { readFileSync } from 'node:fs';

const results = JSON.parse(readFileSync('dist/test-results.json', 'utf8'));
const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = results;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
if (failed > 0 || passed === 0) process.exit(1);
