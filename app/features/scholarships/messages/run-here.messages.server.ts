import { defineMessages } from "#app/core/i18n.ts";

/** What the page of a scholarship that is run here says by itself, from its rows. */
export const runHereMessages = defineMessages({
  en: {
    amount: "{amount}, into your own bank account",
    seats: "{seats} students get it in this round",
    free: "Applying is free, with or without registration",
    whoPays: "Who pays",
    payers: {
      institute_fund:
        "{provider} pays the money in to ScholarSetu before the scholarship opens. ScholarSetu pays it to the students.",
      institute_pays:
        "{provider} pays the students by itself and has promised every award in writing. ScholarSetu does not hold this money.",
      programme:
        "{provider} gives the money. It is with ScholarSetu before the scholarship opens, and ScholarSetu pays it to the students.",
      general_fund: "The general fund of ScholarSetu, to which many people give.",
      provider: "{provider} decides and pays. ScholarSetu checks your papers and sends your application on.",
    },
    total: "{total} in all, for {seats} students.",
    after: "What happens after you apply",
    steps: {
      send: "You send it",
      sendBy: "By {date}. You get a number and a receipt at once.",
      sendOpen: "You get a number and a receipt at once.",
      check: "Papers are checked within 48 hours",
      checkText: "If one paper is wrong we ask for that one, and you have 7 days for it.",
      decide: "Decision",
      decideText:
        "You are told either way, with the reasons. If you are not selected you can appeal once, within 30 days.",
      forward: "Sent on to {provider}",
      forwardText: "{provider} decides, and writes to you.",
      letter: "Award letter",
      letterText: "You accept the award on ScholarSetu, and can show the letter at your school or college.",
      pay: "{amount} in your bank account",
      payUs: "ScholarSetu pays it. If the bank sends it back, you are told the one thing to mend.",
      payInstitute: "{provider} pays it and records it here, so that you see it.",
    },
  },
  te: {
    amount: "{amount}, మీ సొంత బ్యాంకు ఖాతాలోకి",
    seats: "ఈ విడతలో {seats} మంది విద్యార్థులకు వస్తుంది",
    free: "దరఖాస్తు ఉచితం, నమోదు ఉన్నా లేకపోయినా",
    whoPays: "ఎవరు చెల్లిస్తారు",
    payers: {
      institute_fund:
        "స్కాలర్‌షిప్ తెరవకముందే {provider} డబ్బును ScholarSetuకు చెల్లిస్తుంది. ScholarSetu దాన్ని విద్యార్థులకు చెల్లిస్తుంది.",
      institute_pays:
        "{provider} స్వయంగా విద్యార్థులకు చెల్లిస్తుంది; ప్రతి అవార్డుకు రాతపూర్వకంగా హామీ ఇచ్చింది. ఈ డబ్బు ScholarSetu దగ్గర ఉండదు.",
      programme:
        "{provider} డబ్బు ఇస్తుంది. స్కాలర్‌షిప్ తెరవకముందే అది ScholarSetu దగ్గర ఉంటుంది; ScholarSetu విద్యార్థులకు చెల్లిస్తుంది.",
      general_fund: "ఎందరో ఇచ్చే ScholarSetu సాధారణ నిధి.",
      provider: "{provider} నిర్ణయించి చెల్లిస్తుంది. ScholarSetu మీ పత్రాలను పరిశీలించి దరఖాస్తును పంపుతుంది.",
    },
    total: "మొత్తం {total}, {seats} మంది విద్యార్థులకు.",
    after: "దరఖాస్తు చేసిన తర్వాత ఏమవుతుంది",
    steps: {
      send: "మీరు పంపుతారు",
      sendBy: "{date} లోగా. వెంటనే సంఖ్య, రసీదు వస్తాయి.",
      sendOpen: "వెంటనే సంఖ్య, రసీదు వస్తాయి.",
      check: "48 గంటల్లో పత్రాలను పరిశీలిస్తాం",
      checkText: "ఒక పత్రం తప్పైతే దాన్ని మాత్రమే అడుగుతాం; 7 రోజుల సమయం ఉంటుంది.",
      decide: "నిర్ణయం",
      decideText: "ఏ నిర్ణయమైనా కారణాలతో చెబుతాం. ఎంపిక కాకపోతే 30 రోజుల్లో ఒకసారి అప్పీలు చేయవచ్చు.",
      forward: "{provider}కు పంపుతాం",
      forwardText: "{provider} నిర్ణయించి మీకు రాస్తుంది.",
      letter: "అవార్డు లేఖ",
      letterText: "ScholarSetuలో అవార్డును అంగీకరిస్తారు; లేఖను మీ పాఠశాల లేదా కాలేజీలో చూపవచ్చు.",
      pay: "మీ బ్యాంకు ఖాతాలో {amount}",
      payUs: "ScholarSetu చెల్లిస్తుంది. బ్యాంకు తిప్పి పంపితే సరిచేయాల్సిన ఒక్క విషయం చెబుతాం.",
      payInstitute: "{provider} చెల్లించి ఇక్కడ నమోదు చేస్తుంది; అది మీకు కనిపిస్తుంది.",
    },
  },
  hi: {
    amount: "{amount}, आपके अपने बैंक खाते में",
    seats: "इस दौर में {seats} विद्यार्थियों को मिलती है",
    free: "आवेदन निःशुल्क है, पंजीकरण हो या न हो",
    whoPays: "भुगतान कौन करता है",
    payers: {
      institute_fund:
        "छात्रवृत्ति खुलने से पहले {provider} राशि ScholarSetu को देता है। ScholarSetu उसे विद्यार्थियों को देता है।",
      institute_pays:
        "{provider} स्वयं विद्यार्थियों को भुगतान करता है और हर पुरस्कार का लिखित वचन दे चुका है। यह राशि ScholarSetu के पास नहीं रहती।",
      programme:
        "{provider} राशि देता है। छात्रवृत्ति खुलने से पहले वह ScholarSetu के पास होती है, और ScholarSetu विद्यार्थियों को देता है।",
      general_fund: "ScholarSetu का सामान्य कोष, जिसमें बहुत लोग देते हैं।",
      provider: "{provider} निर्णय और भुगतान करता है। ScholarSetu आपके दस्तावेज़ जाँचकर आवेदन आगे भेजता है।",
    },
    total: "कुल {total}, {seats} विद्यार्थियों के लिए।",
    after: "आवेदन के बाद क्या होता है",
    steps: {
      send: "आप भेजते हैं",
      sendBy: "{date} तक। संख्या और रसीद तुरंत मिलती है।",
      sendOpen: "संख्या और रसीद तुरंत मिलती है।",
      check: "48 घंटे में दस्तावेज़ों की जाँच",
      checkText: "एक दस्तावेज़ ग़लत हो तो केवल वही माँगते हैं, और आपके पास 7 दिन होते हैं।",
      decide: "निर्णय",
      decideText: "हर हाल में कारणों के साथ बताया जाता है। चयन न हो तो 30 दिन के भीतर एक बार अपील कर सकते हैं।",
      forward: "{provider} को भेजा जाता है",
      forwardText: "{provider} निर्णय करता है और आपको लिखता है।",
      letter: "पुरस्कार पत्र",
      letterText: "आप ScholarSetu पर पुरस्कार स्वीकार करते हैं, और पत्र स्कूल या कॉलेज में दिखा सकते हैं।",
      pay: "आपके बैंक खाते में {amount}",
      payUs: "ScholarSetu भुगतान करता है। बैंक लौटा दे तो आपको वह एक बात बताई जाती है जो ठीक करनी है।",
      payInstitute: "{provider} भुगतान करके यहाँ दर्ज करता है, ताकि आप देख सकें।",
    },
  },
});
