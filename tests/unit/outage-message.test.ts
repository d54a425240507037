import { expect, test } from 'vitest'
import { outageMessage } from '#server/cli/outage-message.ts'
import { FileStoreFailed } from '#server/lib/availability-error.ts'

const failed = (code: string, message: string) =>
  outageMessage(new FileStoreFailed(Object.assign(new Error(message), { code })))

test('files of another user are told by what they need, and no bucket is named', () => {
  expect(failed('EACCES', "EACCES: permission denied, open '/srv/files/installation.json'")).toMatch(
    /^The file store cannot be used \(EACCES: permission denied, open '\S+'\)\. Everything in the data folder has to belong to (\S+), the user that this runs as: chown -R \1 <DATA_DIR>\.$/,
  )
  expect(failed('NoSuchBucket', 'There is no such bucket')).toMatch(/Check S3_ENDPOINT, S3_BUCKET/)
})
