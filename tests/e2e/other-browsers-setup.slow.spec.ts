/** From an empty folder to a website of one's own, in Firefox and in WebKit. */
import sharp from 'sharp'
import { inEachEngine, test } from '#tests/support/browser/other-engines.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'

const typed = {
  ...{ name: 'Asha Rai', email: 'asha@koshi.example' },
  ...{ password: 'four green parrots', repeated: 'four green parrots' },
  ...{ 'institute.name': 'Koshi Academy', 'institute.shortName': 'Koshi' },
  ...{ 'institute.establishedYear': '2001', 'institute.phones': '021-555555' },
  ...{ 'institute.email': 'office@koshi.example', 'institute.address': 'Biratnagar' },
  ...{ 'institute.officeHours': 'Sunday to Friday', 'institute.brandColor': '#7fd4a0' },
}

const picture = (name: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#88aa66' } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }))

inEachEngine(() => {
  test('an institute sets up its own website', async ({ userOf }) => {
    const server = await startBuiltServer({ DEMO: 'off' })
    try {
      const user = await userOf(server.url)
      await user.open(/\/setup\?token=[\w-]+/.exec(server.output())?.[0] ?? 'no address')
      await user.fillNamed({ ...typed, email: 'asha' })
      await user.press('Use #')
      await user.choose('[name=logo]', await picture('logo'))
      await user.press('Set up the website')
      await user.sees('Nothing is set up yet')
      await user.photograph('setup-errors')
      await user.fillNamed({ email: typed.email })
      await user.press('Set up the website')
      await user.isAt('/admin')
      await user.sees('Home page: nothing is published yet')
      await user.photograph('setup-done')

      await user.open('/admin/website/course-groups/new')
      await user.fillNamed({ name: 'Medical', slug: 'medical', purpose: 'For doctors.', timing: 'Morning' })
      await user.fillNamed({ category: 'Medical' })
      await user.press('Publish')
      await user.sees('Published. Visitors see it now.')
      await user.open('/admin/courses/new')
      await user.fillNamed({ title: 'MBBS', slug: 'mbbs', degree: 'Bachelor of Medicine' })
      await user.browser.press('//select[@name="group"]/option[.="Medical"]')
      await user.fillNamed({ shortDescription: 'Twelve weeks.', longDescription: 'Every subject.' })
      await user.choose('form input[type=file]', await picture('laboratory'))
      await user.fill('What the picture shows', 'Students in the laboratory')
      await user.photograph('own-course-form')
      await user.press('Publish')
      await user.sees('Published. Visitors see it now.')

      await user.signOut()
      await user.open('/courses/mbbs')
      await user.sees('Koshi Academy')
      await user.browser.waitFor(
        () => /\.(avif|webp)/.test(document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? ''),
        'picture of the course',
      )
      await user.photograph('own-course')
    } finally {
      await server.stop()
    }
  })
})
