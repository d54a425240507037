/** Messages on public pages and those of students. */
export const visitors = {
  'Please check what you entered.': 'भर्नुभएको विवरण कृपया जाँच्नुहोस्।',
  'Email is required': 'इमेल ठेगाना आवश्यक छ',
  'That is too long for an email address': 'इमेल ठेगाना यति लामो हुँदैन',
  'Enter an email address such as name@example.com': 'name@example.com जस्तो इमेल ठेगाना लेख्नुहोस्',
  'Password is required': 'पासवर्ड आवश्यक छ',
  'That is too long for a password': 'पासवर्ड धेरै लामो भयो',
  'Use at least {least} characters.': 'कम्तीमा {least} अक्षर राख्नुहोस्।',
  'Use at most {most} characters.': 'बढीमा {most} अक्षर राख्नुहोस्।',
  'Your email address is the first thing that others would try. Choose another password.':
    'अरूले सबैभन्दा पहिले तपाईंको इमेल ठेगाना नै हालेर हेर्छन्। अर्को पासवर्ड राख्नुहोस्।',
  'Many people use this password, so it is one of the first that others would try. Choose another.':
    'यो पासवर्ड धेरैले राख्छन्, त्यसैले अरूले पहिल्यै यही हालेर हेर्छन्। अर्को राख्नुहोस्।',
  'The email address or the password is not right. Please try again.':
    'इमेल ठेगाना वा पासवर्ड मिलेन। कृपया फेरि प्रयास गर्नुहोस्।',
  'This account is closed. Please call or write to us if you think that this is a mistake.':
    'यो खाता बन्द गरिएको छ। गल्ती भएको जस्तो लागेमा हामीलाई फोन गर्नुहोस् वा लेख्नुहोस्।',
  'Please confirm your email address first. The link is in the mail that we sent you.':
    'कृपया पहिले आफ्नो इमेल ठेगाना पुष्टि गर्नुहोस्। लिङ्क हामीले पठाएको इमेलमा छ।',
  'Registration successful! Please check your email for verification.':
    'दर्ता भयो! पुष्टि गर्न कृपया आफ्नो इमेल हेर्नुहोस्।',
  'Your new password is set. Please sign in with it.': 'नयाँ पासवर्ड राखियो। कृपया त्यसैले लगइन गर्नुहोस्।',
  'Your email address is confirmed. You can sign in now.': 'तपाईंको इमेल ठेगाना पुष्टि भयो। अब लगइन गर्न सकिन्छ।',
  'This is not the password chosen in the sign-up that this link was sent for. If you signed up more than once, use the link in the other mail, or set a new password.':
    'यो लिङ्क जुन दर्ताका लागि पठाइएको हो, त्यसमा राखिएको पासवर्ड यो होइन। एकभन्दा बढी पटक दर्ता गर्नुभएको भए अर्को इमेलको लिङ्क प्रयोग गर्नुहोस्, वा नयाँ पासवर्ड राख्नुहोस्।',
  'This link has been used already; each works once.': 'यो लिङ्क प्रयोग भइसक्यो; हरेक लिङ्कले एक पटक मात्र काम गर्छ।',
  'This link is too old to work.': 'यो लिङ्क धेरै पुरानो भयो, काम गर्दैन।',
  'This link does not work. Part of it may be missing, or your account may have changed since it was sent.':
    'यो लिङ्कले काम गर्दैन। केही भाग छुटेको वा लिङ्क पठाएपछि तपाईंको खाता फेरिएको हुन सक्छ।',
  'This invitation does not work. It may have been used already, a newer one may have been sent, or part of the link is missing.':
    'यो निमन्त्रणाले काम गर्दैन। यो प्रयोग भइसकेको, नयाँ पठाइएको, वा लिङ्कको केही भाग छुटेको हुन सक्छ।',
  'This invitation is too old to work.': 'यो निमन्त्रणा धेरै पुरानो भयो, काम गर्दैन।',
  'Your address has an account already. Log in with its password, or set a new one.':
    'तपाईंको ठेगानामा पहिल्यै खाता छ। त्यसैको पासवर्डले लगइन गर्नुहोस्, वा नयाँ पासवर्ड राख्नुहोस्।',
  'Candidate ID is required': 'परीक्षार्थी नम्बर आवश्यक छ',
  'PIN or date of birth is required': 'PIN वा जन्म मिति आवश्यक छ',
  'This Candidate ID and PIN or date of birth do not belong together. Check both. If your institute has no PIN or date of birth of you, its staff can link your Candidate ID.':
    'यो परीक्षार्थी नम्बर र PIN वा जन्म मिति आपसमा मिलेनन्। दुवै जाँच्नुहोस्। संस्थासँग तपाईंको PIN वा जन्म मिति छैन भने कर्मचारीले तपाईंको परीक्षार्थी नम्बर जोडिदिन सक्नुहुन्छ।',
  'Your account is not there any more.': 'तपाईंको खाता अब छैन।',
  'This account is not there any more.': 'यो खाता अब छैन।',
  'Only accounts of students are linked to a Candidate ID.': 'विद्यार्थीको खातामा मात्र परीक्षार्थी नम्बर जोडिन्छ।',
  'Your account has {most} Candidate IDs. Remove one that you do not need any more.':
    'तपाईंको खातामा {most} परीक्षार्थी नम्बर छन्। अब नचाहिने एउटा हटाउनुहोस्।',
  'This Candidate ID is linked to another account. Ask the staff of your institute about it.':
    'यो परीक्षार्थी नम्बर अर्को खातामा जोडिएको छ। यसबारे संस्थाका कर्मचारीलाई सोध्नुहोस्।',
  'Your password is changed. Your other devices have been signed out.':
    'पासवर्ड फेरियो। तपाईंका अन्य उपकरण लगआउट भए।',
  'That is not your present password.': 'यो तपाईंको हालको पासवर्ड होइन।',
  'There is an account with this address already. Use another one.':
    'यो ठेगानामा पहिल्यै खाता छ। अर्को ठेगाना राख्नुहोस्।',
  'Name and contact of the institute are required': 'संस्थाको नाम र सम्पर्क आवश्यक छ',
  'There is no page at this address.': 'यस ठेगानामा कुनै पृष्ठ छैन।',
  'Phone number or email address is required': 'फोन नम्बर वा इमेल ठेगाना आवश्यक छ',
  'Enter a phone number such as 98XXXXXXXX or an email address such as name@example.com':
    '98XXXXXXXX जस्तो फोन नम्बर वा name@example.com जस्तो इमेल ठेगाना लेख्नुहोस्',
  'Write what should be checked': 'के जाँच्नुपर्छ लेख्नुहोस्',
  'Shorten your words to {most} characters': 'विवरण {most} अक्षरभित्र छोट्याउनुहोस्',
  'There is no such result to see': 'यस्तो नतिजा छैन',
  'Re-checks of this exam can not be asked for any more.': 'यस परीक्षाको पुनः जाँचको निवेदन अब दिन मिल्दैन।',
  'That was tried too often.': 'धेरै पटक प्रयास भयो।',
  'That was tried too often. A link to set a new password, sent to your email address, lets you in at once.':
    'धेरै पटक प्रयास भयो। इमेलमा पठाइने नयाँ पासवर्डको लिङ्कबाट तुरुन्तै लगइन गर्न सकिन्छ।',
  'There were too many requests from your internet connection or account.':
    'तपाईंको इन्टरनेट जडान वा खाताबाट धेरै अनुरोध आए।',
  'Two files of result slips are being made for you already.':
    'तपाईंका लागि नतिजा पर्चीका दुई फाइल अहिले बन्दै छन्।',
  'The results of many candidates were looked up from your internet connection.':
    'तपाईंको इन्टरनेट जडानबाट धेरै परीक्षार्थीको नतिजा हेरियो।',
  'A wrong PIN or date of birth was entered several times for this Candidate ID, by you or by others. The institute can let you try again at once.':
    'तपाईं वा अरू कसैले यस परीक्षार्थी नम्बरका लागि धेरै पटक गलत PIN वा जन्म मिति हाल्नुभयो। संस्थाले तुरुन्तै फेरि प्रयास गर्न दिन सक्छ।',
  'Many Candidate IDs without a result were tried from your internet connection. Check your Candidate ID: the right one still shows its result.':
    'तपाईंको इन्टरनेट जडानबाट नतिजा नभएका धेरै परीक्षार्थी नम्बर हालिए। आफ्नो परीक्षार्थी नम्बर जाँच्नुहोस्: सही नम्बरको नतिजा अझै देखिन्छ।',
  'The results of very many candidates were looked up from your internet connection, so look-ups from it are paused.':
    'तपाईंको इन्टरनेट जडानबाट अत्यन्त धेरै परीक्षार्थीको नतिजा हेरियो, त्यसैले केही समय नतिजा हेर्न रोकिएको छ।',
  'Many re-checks were asked for from your internet connection.':
    'तपाईंको इन्टरनेट जडानबाट पुनः जाँचका धेरै निवेदन आए।',
  'The recorded classes cannot be shown at the moment. Please try again in a few minutes.':
    'रेकर्ड गरिएका कक्षा अहिले देखाउन सकिएन। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  'This place in the list of videos is not known. Please begin again with the newest videos.':
    'भिडियो सूचीको यो ठाउँ भेटिएन। नयाँ भिडियोबाट फेरि सुरु गर्नुहोस्।',
  'The site is being restarted. Please try again in a minute.':
    'वेबसाइट फेरि सुरु हुँदै छ। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  'The site cannot reach its data at the moment. Please try again in a few minutes.':
    'वेबसाइटले अहिले आफ्नो डेटा खोल्न सकेन। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  'Something went wrong on our side. Please try again in a moment.':
    'हाम्रोतर्फ केही समस्या आयो। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  'There is no room left to store anything. Please tell whoever runs this site.':
    'सर्भरमा केही राख्ने ठाउँ बाँकी छैन। कृपया यो वेबसाइट चलाउनेलाई भन्नुहोस्।',
  'The address of the set-up was tried too often.': 'सुरुको सेटअपको ठेगाना धेरै पटक हालियो।',
  'Somebody else is changing the same right now. Please try again.':
    'अरू कसैले अहिले यही कुरा फेर्दै हुनुहुन्छ। कृपया फेरि प्रयास गर्नुहोस्।',
  'Very many people are looking right now.': 'अहिले धेरै जनाले एकैचोटि हेरिरहेका छन्।',
  'Very many people are asking right now. Please try again in a moment.':
    'अहिले धेरै जनाले एकैचोटि हेरिरहेका छन्। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  '{reason} Please wait {count} minutes and try again.': '{reason} कृपया {count} मिनेट पर्खेर फेरि प्रयास गर्नुहोस्।',
  '{reason} Please wait {count} seconds and try again.': '{reason} कृपया {count} सेकेन्ड पर्खेर फेरि प्रयास गर्नुहोस्।',
  '{reason} Please wait 1 second and try again.': '{reason} कृपया 1 सेकेन्ड पर्खेर फेरि प्रयास गर्नुहोस्।',
}

/** For messages that are none of these, by the code of their error. */
export const codeWords: Readonly<Record<string, string>> = {
  RATE_LIMITED: 'धेरै पटक प्रयास भयो।',
  BAD_USER_INPUT: 'भर्नुभएको विवरण मिलेन। कृपया जाँचेर फेरि प्रयास गर्नुहोस्।',
  BAD_REQUEST: 'अनुरोध बुझ्न सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  UNAUTHENTICATED: 'कृपया पहिले लगइन गर्नुहोस्।',
  FORBIDDEN: 'तपाईंलाई यसको अनुमति छैन।',
  NOT_FOUND: 'खोज्नुभएको कुरा अब यहाँ छैन।',
  CONFLICT: 'यसबीच अरू कसैले यो फेरिसक्नुभयो।',
  ABORTED: 'अरू कसैले अहिले यही कुरा फेर्दै हुनुहुन्छ। कृपया फेरि प्रयास गर्नुहोस्।',
  UNAVAILABLE: 'यो सेवा अहिले उपलब्ध छैन। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
}

/** For messages of other codes. */
export const somethingWrong = 'हाम्रोतर्फ केही समस्या आयो। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।'
