import { languageOfWords, writtenIn } from "#app/core/words/language-of-words.ts";
import { useUiWords } from "./ui-words.ts";

type OwnWordsProps = { text: string; from?: string | undefined };

/** What somebody wrote by hand, apart from our own sentences: whose it is, in which language, read by a voice of that language. */
export function OwnWords({ text, from }: OwnWordsProps) {
  const words = useUiWords();
  const language = languageOfWords(text);
  const isOther = language !== words.language;
  const head = [from, isOther && writtenIn(language, words.language)].filter(Boolean).join(". ");
  return (
    <div className="own-words">
      {head && <p className="small muted">{head}</p>}
      <p lang={language} className="whitespace-pre-line break-words">
        {text}
      </p>
    </div>
  );
}
