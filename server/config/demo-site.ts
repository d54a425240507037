/** A complete, invented institute for newcomers, and an example of the file that SITE_CONFIG names. */
export const demoSite = {
  name: 'Himshikhar Entrance Academy',
  shortName: 'Himshikhar',
  tagline: 'Patient teaching for the entrance exams that decide a career in medicine and science.',
  description:
    'Himshikhar Entrance Academy in Bagbazar, Kathmandu prepares students for Nepal’s entrance exams: MBBS, BDS, nursing, paramedical, applied science.',
  establishedYear: 1996,
  phones: ['01-5970124', '9800000124', '9800000125'],
  email: 'info@himshikhar.example',
  address: 'Bagbazar, Kathmandu 44600, Nepal',
  officeHours: 'Everyday 06:00 AM - 5:00 PM',
  // An invented institute has no apps of its own: these link to the home pages of the stores.
  iosAppUrl: 'https://apps.apple.com/np/',
  androidAppUrl: 'https://play.google.com/store/apps',
  whatsAppNumber: '+9779800000124',
  // Addresses that answer, and say that they are examples.
  messengerUrl: 'https://example.com/?messenger',
  onlineClassUrl: 'https://example.com/?online-class',
  socialLinks: [
    { name: 'Facebook', url: 'https://example.com/?facebook' },
    { name: 'Instagram', url: 'https://example.com/?instagram' },
    { name: 'YouTube', url: 'https://example.com/?youtube' },
  ],
}
