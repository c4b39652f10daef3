import { defineMessages } from "#app/core/words/i18n.ts";

/** Under the bell of who saved a scholarship. */
export const scholarshipNews = defineMessages({
  en: {
    extended: {
      title: "More time to apply",
      message: "{scholarship}, which you saved, now takes applications until {date}.",
    },
    closed: {
      title: "It takes no more applications",
      message: "{scholarship}, which you saved, was closed.",
    },
    paused: {
      title: "Applications are paused",
      message: "{scholarship}, which you saved, takes no applications for now.",
    },
    resumed: {
      title: "Applications are taken again",
      message: "{scholarship}, which you saved, takes applications again.",
    },
  },
  te: {
    extended: {
      title: "దరఖాస్తుకు మరింత సమయం",
      message: "మీరు సేవ్ చేసిన {scholarship} కు ఇప్పుడు {date} వరకు దరఖాస్తు చేయవచ్చు.",
    },
    closed: { title: "ఇక దరఖాస్తులు తీసుకోరు", message: "మీరు సేవ్ చేసిన {scholarship} ముగిసింది." },
    paused: {
      title: "దరఖాస్తులు తాత్కాలికంగా ఆపారు",
      message: "మీరు సేవ్ చేసిన {scholarship} కు ప్రస్తుతానికి దరఖాస్తులు తీసుకోరు.",
    },
    resumed: {
      title: "మళ్లీ దరఖాస్తులు తీసుకుంటున్నారు",
      message: "మీరు సేవ్ చేసిన {scholarship} కు మళ్లీ దరఖాస్తు చేయవచ్చు.",
    },
  },
  hi: {
    extended: {
      title: "आवेदन के लिए और समय",
      message: "{scholarship}, जिसे आपने सहेजा था, के लिए अब {date} तक आवेदन कर सकते हैं।",
    },
    closed: { title: "अब आवेदन नहीं लिए जाते", message: "{scholarship}, जिसे आपने सहेजा था, बंद हो गई है।" },
    paused: {
      title: "आवेदन अभी रुके हैं",
      message: "{scholarship}, जिसे आपने सहेजा था, के लिए फ़िलहाल आवेदन नहीं लिए जाते।",
    },
    resumed: {
      title: "आवेदन फिर लिए जा रहे हैं",
      message: "{scholarship}, जिसे आपने सहेजा था, के लिए फिर आवेदन कर सकते हैं।",
    },
  },
});
