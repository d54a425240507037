import type { Site } from '#server/config/site.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'

// The site is the public part of the institute's settings. Pages read it at run time, so that a changed setting needs
// no rebuild.

const SocialLink = builder.objectRef<Site['socialLinks'][number]>('SocialLink').implement({
  fields: (t) => ({ name: t.exposeString('name'), url: t.exposeString('url') }),
})

const optional = { nullable: true } as const
const ownFact = { ...optional, description: 'Null until the institute is set up.' } as const

const SiteType = builder.objectRef<Site>('Site').implement({
  description: "The institute's identity and the external services it uses; null means not configured.",
  fields: (t) => ({
    name: t.exposeString('name'),
    shortName: t.exposeString('shortName'),
    tagline: t.exposeString('tagline'),
    description: t.exposeString('description'),
    establishedYear: t.exposeInt('establishedYear', ownFact),
    logoUrl: t.exposeString('logoUrl', optional),
    smallLogoUrl: t.string({
      ...optional,
      description:
        'The logo for places where it is small; the same as `logoUrl` when it has no smaller form.',
      resolve: ({ smallLogoUrl, logoUrl }) => smallLogoUrl ?? logoUrl,
    }),
    logoIsPale: t.exposeBoolean('logoIsPale', {
      nullable: true,
      description:
        'Whether the logo is nearly white on a transparent ground: it then needs a dark one. Null when not known.',
    }),
    brandColor: t.exposeString('brandColor', {
      ...optional,
      description: 'Colour as `#rrggbb` from which the pages take theirs.',
    }),
    phones: t.exposeStringList('phones', { description: 'None until the institute is set up.' }),
    email: t.exposeString('email', ownFact),
    address: t.exposeString('address', ownFact),
    officeHours: t.exposeString('officeHours', ownFact),
    socialLinks: t.field({ type: [SocialLink], resolve: (site) => site.socialLinks }),
    iosAppUrl: t.exposeString('iosAppUrl', optional),
    androidAppUrl: t.exposeString('androidAppUrl', optional),
    portalLogInUrl: t.exposeString('portalLogInUrl', optional),
    portalSignUpUrl: t.exposeString('portalSignUpUrl', optional),
    onlineClassUrl: t.exposeString('onlineClassUrl', optional),
    onlineFormUrl: t.exposeString('onlineFormUrl', optional),
    mapEmbedUrl: t.exposeString('mapEmbedUrl', optional),
    whatsAppNumber: t.exposeString('whatsAppNumber', optional),
    messengerUrl: t.exposeString('messengerUrl', optional),
    analyticsId: t.exposeString('analyticsId', optional),
    chatPluginId: t.exposeString('chatPluginId', optional),
    publicUrl: t.string({
      description: 'Address of this site, without a trailing slash.',
      resolve: (_site, _args, { publicUrl }) => publicUrl(),
    }),
  }),
})

builder.queryField('site', (t) =>
  t.field({
    ...cacheable,
    authScopes: { public: true },
    type: SiteType,
    description: "The institute's identity. [anyone]",
    // While the database is away, pages still say whose they are.
    resolve: (_root, _args, { content, site }) =>
      content.published().then(
        (published) => published.site,
        () => site,
      ),
  }),
)
