import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { fluctusPuzzle, heard, placePuzzle, type PuzzleDriver } from './puzzles.js';

const { position, record, right, wrong, plies } = fluctusPuzzle;

type FormBoard = PuzzleDriver['element'] & {
  formStateRestoreCallback(state: unknown, mode: string): void;
};

/** A puzzle in a form, in a fieldset. */
async function inForm(attributes: Readonly<Record<string, string>> = {}, mode = 'puzzle') {
  const form = html`<form><fieldset class="here"></fieldset></form>`;
  const driver = await placePuzzle(
    'fluctus-board',
    { mode, name: 'p', position, record, ...attributes },
    form,
  );
  if (mode === 'puzzle' && !('disabled' in attributes)) await driver.ready();
  const element: FormBoard = driver.element;
  const fieldset = element.closest('fieldset')!;
  return { driver, element, fieldset, form: element.closest('form')! };
}

const valueOf = (form: HTMLFormElement) => new FormData(form).get('p');

/** Counts the events that tell that a control is invalid. */
function heardInvalid(element: FormBoard): () => number {
  let count = 0;
  element.addEventListener('invalid', () => count++);
  return () => count;
}

async function solve(driver: PuzzleDriver): Promise<void> {
  for (const squares of right) {
    await driver.tap(...squares);
    await driver.ready();
  }
}

describe('a puzzle in a form', () => {
  it('submits the number of wrong moves, once it is solved', async () => {
    const { driver, form } = await inForm();
    expect(valueOf(form)).to.equal(null);
    await driver.tap(...wrong);
    await driver.ready();
    expect(valueOf(form)).to.equal(null);
    await solve(driver);
    expect(valueOf(form)).to.equal('1');
  });

  it('submits `shown` after the solution was shown, also if it is solved later', async () => {
    const { driver, form } = await inForm();
    await driver.click('button', 'Solution');
    // The comments of its moves shift the buttons below.
    await driver.until(() => driver.element.ply === plies);
    await driver.settled();
    expect(driver.text('.headline')).to.equal('The solution');
    expect(valueOf(form)).to.equal('shown');
    await driver.click('button', 'Again');
    await driver.ready();
    await solve(driver);
    expect(valueOf(form)).to.equal('shown');
  });

  it('is invalid until it is solved, if it is required', async () => {
    const { driver, element, form } = await inForm({ required: '' });
    expect([form.checkValidity(), element.matches(':invalid')]).to.deep.equal([false, true]);
    await solve(driver);
    expect([form.checkValidity(), element.matches(':valid')]).to.deep.equal([true, true]);
  });

  for (const [lang, text] of [
    ['en', 'Solve this puzzle.'],
    ['de', 'Löse dieses Rätsel.'],
  ] as const)
    it(`gets the focus when the form is checked, with a message (${lang})`, async () => {
      const { driver, element, form } = await inForm({ required: '', lang });
      expect(element.validationMessage).to.equal(text);
      expect(form.reportValidity()).to.equal(false);
      expect(driver.focused?.closest('.board')).not.to.equal(null);
    });

  it('starts again with the form', async () => {
    const { driver, element, form } = await inForm({ required: '' });
    await driver.tap(...wrong);
    await driver.ready();
    await solve(driver);
    form.reset();
    await driver.ready();
    expect([element.ply, element.tries, element.solved]).to.deep.equal([0, 0, false]);
    expect([valueOf(form), form.checkValidity()]).to.deep.equal([null, false]);
    await solve(driver);
    expect(valueOf(form)).to.equal('0');
  });

  it('cannot be played while it or its fieldset is disabled', async () => {
    const { driver, element, form, fieldset } = await inForm({ required: '' });
    for (const target of [fieldset, element] as { disabled: boolean }[]) {
      target.disabled = true;
      await driver.settled();
      await driver.tap('ro', 'yi');
      expect([element.ply, valueOf(form), form.checkValidity()]).to.deep.equal([0, null, true]);
      expect(driver.find('button', 'Hint').getAttribute('aria-disabled')).to.equal('true');
      target.disabled = false;
      await driver.settled();
    }
    await solve(driver);
    expect(valueOf(form)).to.equal('0');
  });

  it('is restored by the browser: the moves, the counts and the value', async () => {
    const { driver, element, form } = await inForm();
    const moves = ['roxyi', 'wi-yo'];
    const state = { tries: 3, hints: 1, shown: false, solved: false, moves };
    element.formStateRestoreCallback(JSON.stringify(state), 'restore');
    element.newGame();
    await driver.ready();
    expect([element.ply, element.tries]).to.deep.equal([2, 3]);
    await driver.tap(...right[1]!);
    await driver.ready();
    expect([element.solved, valueOf(form)]).to.deep.equal([true, '3']);
    element.formStateRestoreCallback(
      JSON.stringify({ ...state, solved: true, moves: [...moves, 'yi-go'] }),
      'restore',
    );
    element.newGame();
    await driver.ready();
    expect([element.solved, valueOf(form), element.ply]).to.deep.equal([true, '3', 3]);
  });

  for (const state of [
    '',
    '7',
    '{}',
    'null',
    '{"tries":-1,"hints":0,"moves":[]}',
    '{"tries":0,"hints":0,"moves":["ro-go"]}',
    '{"tries":0,"hints":0,"moves":["ro-vo"]}',
    '{"tries":0,"hints":0,"moves":[{}]}',
  ])
    it(`ignores the restored state ${state || '(empty)'}`, async () => {
      const { driver, element } = await inForm();
      element.formStateRestoreCallback(state, 'restore');
      element.newGame();
      await driver.ready();
      expect([element.ply, element.tries, element.solved]).to.deep.equal([0, 0, false]);
    });

  it('has the properties of a control', async () => {
    const { driver, element, form } = await inForm({ id: 'week-12' });
    const label = document.createElement('label');
    label.htmlFor = 'week-12';
    form.append(label);
    expect([element.form, element.type, element.name, element.value]).to.deep.equal([
      form,
      'fluctus-board',
      'p',
      null,
    ]);
    expect([...element.labels]).to.deep.equal([label]);
    expect([...form.elements]).to.include(element);
    await driver.tap(...wrong);
    await driver.ready();
    await solve(driver);
    expect([element.value, valueOf(form)]).to.deep.equal(['1', '1']);
    form.reset();
    await driver.ready();
    expect(element.value).to.equal(null);
  });

  it('belongs to the form whose id it names', async () => {
    const { driver, element, form } = await inForm();
    const other = document.createElement('form');
    other.id = 'elsewhere';
    form.after(other);
    const errors = heard({ element }, 'game-error');
    for (const [id, owner] of [
      ['elsewhere', other],
      ['', form],
      ['elsewhere', other],
      [undefined, form],
      [null, form],
    ] as const) {
      Reflect.set(element, 'form', id);
      expect(element.form).to.equal(owner);
    }
    expect(errors).to.deep.equal([]);
    Reflect.set(element, 'form', form);
    await driver.settled();
    expect(errors.map(({ detail }) => [detail.code, detail.at])).to.deep.equal([['type', 'form']]);
    expect(element.form).to.equal(form);
    other.remove();
  });

  it('tells what is missing, at once', async () => {
    const { driver, element } = await inForm();
    const invalid = heardInvalid(element);
    const told = () => {
      const { validity, validationMessage, willValidate } = element;
      return [validity.valid, validity.valueMissing, validationMessage, willValidate];
    };
    expect([told(), element.checkValidity()]).to.deep.equal([[true, false, '', true], true]);
    element.required = true;
    expect(told()).to.deep.equal([false, true, 'Solve this puzzle.', true]);
    expect([element.checkValidity(), invalid()]).to.deep.equal([false, 1]);
    element.disabled = true;
    expect([told()[3], element.checkValidity(), invalid()]).to.deep.equal([false, true, 1]);
    element.disabled = false;
    await driver.settled();
    await solve(driver);
    expect([told(), element.checkValidity()]).to.deep.equal([[true, false, '', true], true]);
    element.required = false;
    await driver.click('button', 'Again');
    await driver.ready();
    expect(element.checkValidity()).to.equal(true);
  });

  it('shows the message, and moves the focus to the board', async () => {
    const { driver, element } = await inForm({ required: '' });
    expect([element.reportValidity(), driver.focused?.closest('.board') !== null]).to.deep.equal([
      false,
      true,
    ]);
  });

  it('is invalid for a reason of the page, until the page takes it back', async () => {
    const { driver, element, form } = await inForm({ required: '' });
    const message = 'Solve it without a hint.';
    element.setCustomValidity(message);
    expect([
      element.validationMessage,
      element.validity.customError,
      element.validity.valueMissing,
    ]).to.deep.equal([message, true, true]);
    await solve(driver);
    expect([element.validity.customError, element.validity.valueMissing]).to.deep.equal([true, false]);
    expect([form.checkValidity(), element.reportValidity()]).to.deep.equal([false, false]);
    expect(driver.focused?.closest('.board')).not.to.equal(null);
    // as in HTML, a reset leaves it
    form.reset();
    await driver.ready();
    expect(element.validationMessage).to.equal(message);
    element.setCustomValidity('');
    expect(element.validationMessage).to.equal('Solve this puzzle.');
    await solve(driver);
    expect([form.checkValidity(), element.validationMessage]).to.deep.equal([true, '']);
  });

  it('can be sent by a listener of `game-solved`', async () => {
    const { driver, element, form } = await inForm({ required: '' });
    const sent: unknown[] = [];
    element.addEventListener('game-solved', () => {
      sent.push(form.checkValidity(), element.value, valueOf(form));
    });
    await solve(driver);
    expect(sent).to.deep.equal([true, '0', '0']);
  });

  it('is missing before its code is loaded, and before it is in the page', () => {
    const element = document.createElement('fluctus-board');
    expect([element.form, element.value, element.checkValidity()]).to.deep.equal([null, null, true]);
    element.mode = 'puzzle';
    element.required = true;
    expect([element.checkValidity(), element.validity.valueMissing]).to.deep.equal([false, true]);
  });

  it('gets the focus from its label', async () => {
    const { driver, form } = await inForm({ id: 'week-12' });
    const label = document.createElement('label');
    label.htmlFor = 'week-12';
    label.textContent = 'The puzzle of the week';
    form.prepend(label);
    await driver.clickOn(label);
    expect(driver.focused?.closest('.board')).not.to.equal(null);
  });

  it('reflects its properties', async () => {
    const { element, form } = await inForm();
    element.name = 'q';
    element.required = true;
    await element.updateComplete;
    expect([element.getAttribute('name'), element.hasAttribute('required')]).to.deep.equal(['q', true]);
    expect(form.elements.namedItem('q')).to.equal(element);
  });
});

describe('a puzzle', () => {
  it('is not resigned', async () => {
    const { driver, element } = await inForm();
    const ends = heard(driver, 'game-over');
    element.resign();
    expect([element.winners, ends.length]).to.deep.equal([undefined, 0]);
    await driver.click('button', 'More');
    await driver.until(() => driver.has('button', 'Copy the moves'));
    expect(driver.has('button', 'Resign')).to.equal(false);
  });
});

describe('a board in another mode', () => {
  it('submits nothing, is valid, and can be played in a disabled fieldset', async () => {
    const { driver, element, form, fieldset } = await inForm({ required: '', seats: 'human human' }, 'play');
    expect([valueOf(form), form.checkValidity()]).to.deep.equal([null, true]);
    fieldset.disabled = true;
    await driver.settled();
    element.newGame();
    await driver.settled();
    await driver.tap('ro', 'yi');
    expect(element.ply).to.equal(1);
    form.reset();
    expect(element.ply).to.equal(1);
  });

  it('has no value, and can be invalid for a reason of the page', async () => {
    const { element, form } = await inForm({ required: '' }, 'play');
    expect([element.value, element.checkValidity()]).to.deep.equal([null, true]);
    element.setCustomValidity('Finish the game.');
    expect([form.checkValidity(), element.validationMessage]).to.deep.equal([false, 'Finish the game.']);
  });

  it('has no element without attributes for a form', async () => {
    const driver = await placePuzzle('fluctus-board', { mode: 'play' });
    expect(
      ['name', 'required', 'disabled'].filter((each) => driver.element.hasAttribute(each)),
    ).to.deep.equal([]);
  });
});
