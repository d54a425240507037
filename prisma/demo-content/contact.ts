import type * as declared from '#server/content/declarations/contact.ts'
import type { DemoOf } from './demo-of.ts'

export const contactPage: DemoOf<typeof declared.contactPage> = {
  intro:
    'A person answers: about courses, fees, scholarships, or just to ask which class to sit in on first.',
  emailNote: 'We answer within a working day.',
  addressNote: 'Come as you are: no appointment needed.',
  visitLead: 'The best way to choose a teacher is to hear one. Three things you can do on the day you come:',
  // Actions that need no question before them.
  visitPlan: [
    {
      title: 'Sit in on a class',
      text: 'Any class of any batch, for a day, free of charge.',
      ne: { title: 'कक्षामा बसेर हेर्नुहोस्', text: 'जुनसुकै समूहको जुनसुकै कक्षा, एक दिन, निःशुल्क।' },
    },
    {
      title: 'Take a placement test',
      text: 'Forty minutes on paper. You take the result home, whatever you decide.',
      ne: { title: 'स्तर जाँच दिनुहोस्', text: 'कागजमा चालीस मिनेट। जे निर्णय गरे पनि नतिजा घर लैजानुहोस्।' },
    },
    {
      title: 'Talk to the counselor',
      text: 'Courses, fees and scholarships, with parents at the table.',
      ne: { title: 'परामर्शदातासँग कुरा गर्नुहोस्', text: 'कोर्स, शुल्क र छात्रवृत्ति, अभिभावकसँगै बसेर।' },
    },
  ],
  ne: {
    intro: 'फोनमा मानिसले नै जवाफ दिन्छ: कोर्स, शुल्क, छात्रवृत्ति, वा पहिले कुन कक्षा हेर्ने भन्ने मात्र भए पनि सोध्नुहोस्।',
    emailNote: 'कार्यालय खुलेको एक दिनभित्र जवाफ दिन्छौँ।',
    addressNote: 'जुनसुकै बेला आउनुहोस्: समय मिलाउनु पर्दैन।',
    visitLead: 'शिक्षक रोज्ने सबैभन्दा राम्रो उपाय उहाँलाई सुन्नु हो। आएको दिन गर्न सकिने तीन कुरा:',
  },
}
