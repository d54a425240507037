import { chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseOtherUser } from '#server/installation/refuse-other-user.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-owner-'))
})
afterEach(() => removeFolder(folder))

// Only root may give a folder away.
test.runIf(process.getuid?.() === 0)(
  'root is refused in the data folder of another user, by name',
  async () => {
    await refuseOtherUser(folder)
    await chown(folder, 1, 1)
    await expect(refuseOtherUser(folder)).rejects.toThrow(
      /belongs to the user (daemon|bin|'#1'), and this is root\. Nothing was changed\. .* sudo -u /,
    )
    await chown(folder, 654_321, 0)
    await expect(refuseOtherUser(folder)).rejects.toThrow("sudo -u '#654321'")
  },
)

test('everybody else is not, and no folder is no error', async () => {
  await refuseOtherUser(folder, 1000)
  await refuseOtherUser(join(folder, 'nowhere'), 0)
})
