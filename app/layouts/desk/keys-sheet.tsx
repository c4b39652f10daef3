import { keepKeys } from "#app/core/single-keys.ts";
import { deskKeys } from "#app/ui/desk/key-table.ts";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";

export const keysSheet = "keys";

/** All keys of a desk, by where they work (picture 32); keys of one letter can be switched off on a device. */
export function KeysSheet({ areOn, onSet }: { areOn: boolean; onSet: (areOn: boolean) => void }) {
  return (
    <Dialog id={keysSheet} title="All keys" className="sheetbox sheetbox--keys">
      <label className="check sheetbox__switch">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ currentTarget: { checked } }) => {
            keepKeys(checked);
            onSet(checked);
          }}
        />
        <span>
          Single keys on<span className="vh">, on this device</span>
        </span>
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself on a phone, also by keyboard */}
      <section className="keys" tabIndex={0} aria-label="Keys">
        {deskKeys.map(({ title, keys }) => (
          <div key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(({ keys: caps, words }) => (
                <div key={words}>
                  <dt>
                    {caps.map((cap) => (
                      <kbd key={cap}>{cap}</kbd>
                    ))}
                  </dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
      <p className="sheetbox__foot">
        <span>No single key decides anything: a decision always asks once, with name and amount.</span>{" "}
        <span>Keys rest while you type.</span>
      </p>
    </Dialog>
  );
}
