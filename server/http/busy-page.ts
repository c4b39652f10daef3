const words = [
  [
    "en",
    "Many people are here at this moment",
    "Nothing you typed is lost: please try again in a few seconds.",
    "Try again",
  ],
  ["te", "ఇప్పుడు చాలా మంది ఇక్కడ ఉన్నారు", "మీరు టైప్ చేసినది ఏదీ పోలేదు: కొన్ని సెకన్ల తర్వాత మళ్లీ ప్రయత్నించండి.", "మళ్లీ ప్రయత్నించండి"],
  ["hi", "इस समय बहुत लोग यहाँ हैं", "आपने जो लिखा है, वह खोया नहीं है: कुछ सेकंड बाद फिर कोशिश करें।", "फिर कोशिश करें"],
] as const;

const parts = words.map(
  ([lang, title, text, again]) => `<section lang="${lang}" style="margin-block:2.5rem">
<h1 style="font-size:1.5rem;line-height:1.3;margin:0 0 .5rem">${title}</h1>
<p style="margin:0 0 1rem">${text}</p>
<p style="margin:0"><a href="" style="display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#f9ae1f;color:#171a4c;font-weight:600;text-decoration:none">${again}</a></p>
</section>`,
);

/** Stands by itself: it costs nothing to make, and asks for no file of a server that is full. */
export const busyPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Many people are here – ScholarSetu</title>
</head>
<body style="margin:0;background:#171a4c;color:#fff;font:1.0625rem/1.6 system-ui,sans-serif">
<main style="max-width:34rem;margin:0 auto;padding:2rem 1rem">
<p style="margin:0;font-size:1.25rem;font-weight:700;border-bottom:4px solid #f9ae1f;padding-bottom:1rem">ScholarSetu</p>
${parts.join("\n")}
</main>
</body>
</html>
`;
