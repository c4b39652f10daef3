/** Numbered steps on one road. */
export function Walk({ title, steps }: { title: string; steps: { title: string; text: string }[] }) {
  return (
    <>
      <h3 className="sec-title mb-6">{title}</h3>
      <ol className="walk walk--across">
        {steps.map((step) => (
          <li key={step.title}>
            <h4>{step.title}</h4>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
