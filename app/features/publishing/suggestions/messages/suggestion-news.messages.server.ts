import { defineMessages } from "#app/core/words/i18n.ts";

/** What who wrote hears: by mail at the address they gave, or under the bell. */
export const suggestionNews = defineMessages({
  en: {
    received: {
      title: "We have what you wrote ({number})",
      message: "{scholarship}. We look at it, and tell you what became of it.",
    },
    accepted: {
      title: "The page was corrected ({number})",
      message: "{scholarship}. You were right, and the page says so now. Thank you.",
    },
    declined: { title: "What became of your suggestion ({number})", message: "{scholarship}. {why}" },
    reasons: {
      unproven: "What you sent as proof was not enough for us to change the page. You may send more.",
      already: "The page says so already.",
      provider: "The provider’s own notice says otherwise, so the page stays as it is.",
      unclear: "We could not see what you mean. Please write once more what is right.",
      elsewhere: "It is about something that is not on this page.",
    },
  },
  te: {
    received: {
      title: "మీరు రాసినది మాకు అందింది ({number})",
      message: "{scholarship}. మేము చూసి, ఏమైందో మీకు చెబుతాం.",
    },
    accepted: {
      title: "పేజీ సరిచేశాం ({number})",
      message: "{scholarship}. మీరు చెప్పింది నిజమే, పేజీలో మార్చాం. ధన్యవాదాలు.",
    },
    declined: { title: "మీ సూచన ఏమైందంటే ({number})", message: "{scholarship}. {why}" },
    reasons: {
      unproven: "మీరు పంపిన ఆధారం పేజీ మార్చడానికి సరిపోలేదు. ఇంకా ఉంటే పంపండి.",
      already: "పేజీలో ఇప్పటికే అలాగే ఉంది.",
      provider: "ఇచ్చే సంస్థ సొంత ప్రకటనలో వేరేలా ఉంది, కాబట్టి పేజీ అలాగే ఉంటుంది.",
      unclear: "మీరు చెప్పేది మాకు అర్థం కాలేదు. ఏది సరైనదో మరోసారి రాయండి.",
      elsewhere: "ఇది ఈ పేజీలో లేని విషయం గురించి.",
    },
  },
  hi: {
    received: {
      title: "आपका लिखा हमें मिल गया ({number})",
      message: "{scholarship}। हम इसे देखते हैं, और आगे क्या हुआ, आपको बताते हैं।",
    },
    accepted: {
      title: "पेज ठीक कर दिया गया ({number})",
      message: "{scholarship}। आपने सही कहा था, पेज पर अब वही लिखा है। धन्यवाद।",
    },
    declined: { title: "आपके सुझाव का क्या हुआ ({number})", message: "{scholarship}। {why}" },
    reasons: {
      unproven: "आपका भेजा प्रमाण पेज बदलने के लिए काफ़ी नहीं था। और हो तो भेजें।",
      already: "पेज पर पहले से यही लिखा है।",
      provider: "देने वाली संस्था की अपनी सूचना में कुछ और लिखा है, इसलिए पेज वैसा ही रहता है।",
      unclear: "हम समझ नहीं पाए कि आप क्या कहना चाहते हैं। सही क्या है, एक बार फिर लिखें।",
      elsewhere: "यह इस पेज पर न होने वाली किसी बात के बारे में है।",
    },
  },
});
