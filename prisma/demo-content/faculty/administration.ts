import type { DemoOf } from '#prisma/demo-content/demo-of.ts'
import type * as declared from '#server/content/declarations/faculty.ts'

const team: DemoOf<typeof declared.administrativeTeam>[] = [
  {
    name: 'Tek Bahadur Gurung',
    designation: 'Chairman',
    bio: 'One of the five teachers who rented the first two rooms in 1996. He still greets the morning batch at the gate on the first day of every term.',
    ne: {
      name: 'टेकबहादुर गुरुङ',
      designation: 'अध्यक्ष',
      bio: 'सन् 1996 मा पहिला दुई कोठा भाडामा लिने पाँच शिक्षकमध्ये एक। अहिले पनि हरेक सत्रको पहिलो दिन बिहानी समूहलाई ढोकामै स्वागत गर्नुहुन्छ।',
    },
  },
  {
    name: 'Dr. Keshav Raj Acharya',
    designation: 'Director',
    bio: 'Answers for what is taught and how it is tested. Reads the comments of every model test himself and changes the plan when they are right.',
    ne: {
      name: 'डा. केशवराज आचार्य',
      designation: 'निर्देशक',
      bio: 'के पढाइन्छ र कसरी जाँचिन्छ भन्ने जिम्मा उहाँको हो। हरेक नमुना परीक्षाका टिप्पणी आफैँ पढ्नुहुन्छ र ठीक लागे योजना फेर्नुहुन्छ।',
    },
  },
  {
    name: 'Prabina Shrestha',
    designation: 'Chief Executive Officer',
    bio: 'Came from hospital management in 2014. Under her the institute got its laboratories, its scholarship fund and its Sunday parents’ hour.',
    ne: {
      name: 'प्रविना श्रेष्ठ',
      designation: 'प्रमुख कार्यकारी अधिकृत',
      bio: 'सन् 2014 मा अस्पताल व्यवस्थापनबाट आउनुभयो। उहाँकै पालामा प्रयोगशाला, छात्रवृत्ति कोष र आइतबारको अभिभावक समय सुरु भए।',
    },
  },
  {
    name: 'Man Kumari Thapa',
    designation: 'Administrative Officer',
    bio: null,
    ne: { name: 'मनकुमारी थापा', designation: 'प्रशासकीय अधिकृत' },
  },
  {
    name: 'Anisha Lamichhane',
    designation: 'Counselor',
    bio: 'Listens first. Helps families choose between MBBS, nursing and the paramedical courses by what the student likes to do all day.',
    ne: {
      name: 'अनिशा लामिछाने',
      designation: 'परामर्शदाता',
      bio: 'पहिले सुन्नुहुन्छ। विद्यार्थीलाई दिनभर के गर्न मन लाग्छ, त्यही हेरेर MBBS, नर्सिङ र पारामेडिकलमध्ये रोज्न परिवारलाई सघाउनुहुन्छ।',
    },
  },
  {
    name: 'Rajesh Kumar Gupta',
    designation: 'Accountant',
    bio: null,
    ne: { name: 'राजेशकुमार गुप्ता', designation: 'लेखापाल' },
  },
  {
    name: 'Sujan Kayastha',
    designation: 'System Administrator',
    bio: null,
    ne: { name: 'सुजन कायस्थ', designation: 'प्रणाली प्रशासक' },
  },
]

export const administrativeTeam = team.map((member) => ({
  ...member,
  photo: { drawing: member.name, alt: `Drawing of ${member.name}` },
  ne: { ...member.ne, photo: `${member.ne?.name} को चित्र` },
}))
