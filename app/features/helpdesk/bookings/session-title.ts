import { defaultLanguage, type Language, type Translated } from "#app/core/words/i18n.ts";

type Names = Readonly<Record<string, Readonly<Record<Translated, string>>>>;

/** What our sessions are called; a booking keeps the English name, which the desk reads. */
const sessions: Names = {
  "Career Counseling": { te: "కెరీర్ కౌన్సెలింగ్", hi: "करियर परामर्श" },
  "Education Guidance": { te: "చదువు మార్గదర్శనం", hi: "पढ़ाई का मार्गदर्शन" },
  "Scholarship Counseling": { te: "స్కాలర్‌షిప్ కౌన్సెలింగ్", hi: "छात्रवृत्ति परामर्श" },
  "Study Abroad Guidance": { te: "విదేశీ విద్య మార్గదర్శనం", hi: "विदेश में पढ़ाई का मार्गदर्शन" },
  "Exam Preparation": { te: "పరీక్షల తయారీ", hi: "परीक्षा की तैयारी" },
  "Exam Preparation Guidance": { te: "పరీక్షల తయారీ మార్గదర్శనం", hi: "परीक्षा की तैयारी का मार्गदर्शन" },
  "Personal Development": { te: "వ్యక్తిత్వ వికాసం", hi: "व्यक्तित्व विकास" },
  "One-to-One Session": { te: "ముఖాముఖి సెషన్", hi: "आमने-सामने सत्र" },
  "Career Assessment": { te: "కెరీర్ అంచనా", hi: "करियर आकलन" },
  "Group Workshop": { te: "బృంద వర్క్‌షాప్", hi: "समूह कार्यशाला" },
  "Resume Preparation": { te: "రెజ్యూమె తయారీ", hi: "रिज़्यूमे बनाना" },
  "After Class 10: choosing a stream without regret": {
    te: "10వ తరగతి తర్వాత: పశ్చాత్తాపం లేకుండా గ్రూపు ఎంపిక",
    hi: "कक्षा 10 के बाद: बिना पछतावे के विषय चुनना",
  },
  "Your first resume in two hours": {
    te: "రెండు గంటల్లో మీ మొదటి రెజ్యూమె",
    hi: "दो घंटे में आपका पहला रिज़्यूमे",
  },
  "Engineering branches explained by people who work in them": {
    te: "ఇంజనీరింగ్ బ్రాంచ్‌లు: అందులో పనిచేసేవారే చెబుతారు",
    hi: "इंजीनियरिंग की ब्रांचें, उनमें काम करने वालों की ज़बानी",
  },
  "Health careers beyond MBBS": {
    te: "MBBS కాకుండా ఆరోగ్య రంగంలో కెరీర్‌లు",
    hi: "MBBS के अलावा स्वास्थ्य के करियर",
  },
  "Interview practice lab": { te: "ఇంటర్వ్యూ సాధన", hi: "इंटरव्यू का अभ्यास" },
  "Digital skills you can learn for free this winter": {
    te: "ఈ చలికాలంలో ఉచితంగా నేర్చుకోగల డిజిటల్ నైపుణ్యాలు",
    hi: "इस सर्दी में मुफ़्त सीखने लायक डिजिटल हुनर",
  },
  "Career session": { te: "కెరీర్ సెషన్", hi: "करियर सत्र" },
};

const helpPrefix = "Help session: ";
const helpSession = { te: "సహాయ సెషన్", hi: "सहायता सत्र" } satisfies Record<Translated, string>;
const helpTopics: Names = {
  "Application help": { te: "దరఖాస్తు సహాయం", hi: "आवेदन में मदद" },
  "Scholarship search": { te: "స్కాలర్‌షిప్ వెతుకులాట", hi: "छात्रवृत्ति की खोज" },
  "Document review": { te: "పత్రాల పరిశీలన", hi: "दस्तावेज़ों की जाँच" },
  "Eligibility check": { te: "అర్హత సరిచూడటం", hi: "पात्रता की जाँच" },
  "Technical support": { te: "సాంకేతిక సహాయం", hi: "तकनीकी मदद" },
  "Career guidance": { te: "కెరీర్ మార్గదర్శనం", hi: "करियर मार्गदर्शन" },
  "Something else": { te: "మరొకటి", hi: "कुछ और" },
};

/** A session's name in its reader's language. What has no other name here stays as it was given. */
export function sessionTitle(title: string, language: Language): string {
  if (language === defaultLanguage) return title;
  if (!title.startsWith(helpPrefix)) return sessions[title]?.[language] ?? title;
  const topic = title.slice(helpPrefix.length);
  return `${helpSession[language]}: ${helpTopics[topic]?.[language] ?? topic}`;
}
