import { counted } from '#server/lib/wording.ts'
import { withNepaliDigits } from '#shared/digits.ts'
import type { Locale } from '#shared/locales.ts'

/** Why a page cannot be had for a moment. */
export type BusyReason = 'limit' | 'outage' | 'crowd'

interface BusyWords {
  title: string
  /** @param english why, as the English page says it. */
  reason(why: BusyReason, english: string): string
  /** @param candidate entered ID as HTML; undefined for a page without one. */
  tryingAgain(seconds: number, candidate: string | undefined): string
  sendAgain: string
  now: string
}

const nepaliReasons: Readonly<Record<BusyReason, string>> = {
  limit: 'तपाईंको इन्टरनेट जडान वा खाताबाट धेरै अनुरोध आए।',
  outage: 'वेबसाइटले अहिले आफ्नो डेटा खोल्न सकेन।',
  crowd: 'अहिले धेरै जनाले एकैचोटि हेरिरहेका छन्।',
}

export const busyWords: Readonly<Record<Locale, BusyWords>> = {
  en: {
    title: 'One moment please',
    reason: (_why, english) => english,
    tryingAgain(seconds, candidate) {
      const typed =
        candidate === undefined ? ' Nothing is lost.' : ` Your Candidate ID <b>${candidate}</b> is kept.`
      return `This page tries again by itself in ${counted(seconds, 'second')}.${typed}`
    },
    sendAgain: 'Nothing was changed. Please go back and send it again in a moment.',
    now: 'Try again now',
  },
  ne: {
    title: 'एकछिन पर्खनुहोस्',
    reason: (why) => nepaliReasons[why],
    tryingAgain(seconds, candidate) {
      const typed =
        candidate === undefined ? ' केही हराएको छैन।' : ` तपाईंको परीक्षार्थी नम्बर <b>${candidate}</b> सुरक्षित छ।`
      return `यो पृष्ठले ${withNepaliDigits(String(seconds))} सेकेन्डपछि आफैँ फेरि प्रयास गर्छ।${typed}`
    },
    sendAgain: 'केही फेरिएको छैन। कृपया पछाडि गएर एकछिनपछि फेरि पठाउनुहोस्।',
    now: 'अहिले नै फेरि प्रयास गर्नुहोस्',
  },
}
