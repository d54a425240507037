import { builder } from '#server/builder.ts'
import { keepable } from '#server/keepable.ts'
import type { Site } from '#server/site.ts'

// The site is the institute's identity: what its configuration says, minus what only the server needs.
// Pages take names, numbers and addresses from here, so that changing one needs no rebuild.

const SocialLink = builder.objectRef<Site['socialLinks'][number]>('SocialLink').implement({
  fields: (t) => ({ name: t.exposeString('name'), url: t.exposeString('url') }),
})

const optional = { nullable: true } as const

const SiteType = builder.objectRef<Site>('Site').implement({
  description: "The institute's identity and the outside services it uses; what is null is not used.",
  fields: (t) => ({
    name: t.exposeString('name'),
    shortName: t.exposeString('shortName'),
    tagline: t.exposeString('tagline'),
    description: t.exposeString('description'),
    establishedYear: t.exposeInt('establishedYear'),
    logoUrl: t.exposeString('logoUrl', optional),
    phones: t.exposeStringList('phones'),
    email: t.exposeString('email'),
    address: t.exposeString('address'),
    officeHours: t.exposeString('officeHours'),
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
    ...keepable,
    authScopes: { public: true },
    type: SiteType,
    description: "The institute's identity. [anyone]",
    resolve: (_root, _args, { site }) => site,
  }),
)
