/** Mutants that behave as the code does, each with the reason: `file change`, as `npm run mutate` prints the change. */
export const equivalents: ReadonlyMap<string, string> = new Map([
  [
    'server/domains/results/find-distribution.ts oldest !== undefined → (oldest) === (undefined)',
    'Frees memory: what was forgotten is read again.',
  ],
  [
    'server/domains/results/find-findings.ts newRows > 0 → (newRows) >= (0)',
    'Spares a query: without new rows every ID is published already, and none differs from a published one.',
  ],
  [
    'server/domains/results/move-release.ts place < at → (place) <= (at)',
    'A file that passes itself stays where it is.',
  ],
  [
    'server/domains/results/publish-layer.ts input.releaseAt > now → (input.releaseAt) >= (now)',
    'Of two equal times either is the release.',
  ],
  [
    'server/domains/results/revision-of-publication.ts other > one → (other) >= (one)',
    'Of two equal times either is the later one.',
  ],
  [
    'server/domains/results/set-result-release.ts input.releaseAt > now() → (input.releaseAt) >= (now())',
    'Released now, or at a time that is now.',
  ],
  [
    'server/domains/results/withdraw-result-file.ts releaseAt !== null && withdrawnAt !== null → (releaseAt !== null) || (withdrawnAt !== null)',
    'A withdrawn file has the time of its withdrawal, and no time is before a release that there is not.',
  ],
  [
    'server/domains/results/withdrawals.ts true → false',
    'A withdrawn result has no slip, whoever asks; nothing else is for whoever looked it up.',
  ],
])
