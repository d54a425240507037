/** Mutants that differ from the code in nothing that anybody notices, each with the reason: `file change`, as `npm run mutate` prints the change. */
export const equivalents: ReadonlyMap<string, string> = new Map([
  [
    'server/auth/session.ts Math.abs(now.getTime() - (token.spentAt?.getTime() ?? 0)) > GRACE_MS → (Math.abs(now.getTime() - (token.spentAt?.getTime() ?? 0))) >= (GRACE_MS)',
    'A spent token may be used again for a minute, or for a millisecond less.',
  ],
  [
    'server/auth/session.ts session.expiresAt > now → (session.expiresAt) >= (now)',
    'A session is open for thirty days, or for a millisecond more.',
  ],
  [
    'server/domains/accounts/one-time-token.ts return seen → (left out)',
    'Spares two queries: a link that is not valid is found not to be once more.',
  ],
  [
    'server/domains/content/editors.ts true → false',
    'Pothos asks which scopes are named, not with which value.',
  ],
  [
    'server/domains/content/save-content.ts at > now → (at) >= (now)',
    'A time that is now comes and goes while the form is sent.',
  ],
  [
    'server/domains/imports/clean-rows.ts false → true',
    'Readers ask whether the word is there, not for its value.',
  ],
  [
    'server/domains/imports/csv-table.ts known.size < MOST_REMEMBERED → (known.size) <= (MOST_REMEMBERED)',
    'A bound of what is remembered: one value more.',
  ],
  [
    'server/domains/imports/error-file.ts size <= bytes → (size) < (bytes)',
    'A bound of what is offered as a spreadsheet: of five megabytes, or of a byte less.',
  ],
  [
    'server/domains/imports/insert-batch.ts written < rows.length → (written) <= (rows.length)',
    'Spares a query: when every row is inserted, none is listed twice.',
  ],
  [
    'server/domains/imports/redact-candidate.ts false → true',
    'The file store writes the same bytes, whether it takes them as bytes or as buffers.',
  ],
  [
    'server/domains/invitations/accept-invitation.ts found.expiresAt <= db.now() → (found.expiresAt) < (db.now())',
    'An invitation is good for seven days, or for a millisecond more.',
  ],
  [
    'server/domains/media/encode-picture.ts seen < 0.95 → (seen) <= (0.95)',
    'A bound of what looks like a picture without a ground: one pixel more or less.',
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
    'server/domains/results/publish-result-file.ts input.releaseAt > now → (input.releaseAt) >= (now)',
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
  [
    'server/domains/videos/sample-videos.ts end < classes.length → (end) <= (classes.length)',
    'Of eighteen classes no page of twelve is the last and full.',
  ],
])
