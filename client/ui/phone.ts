const countryCode = '977'

/** International form of a phone number as the institute writes it, digits only: `01-5970124` is 97715970124. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits
  return countryCode + digits.replace(/^0/, '')
}

export const telephoneLink = (phone: string) => `tel:+${internationalDigits(phone)}`

export const whatsAppLink = (phone: string) => `https://wa.me/${internationalDigits(phone)}`
