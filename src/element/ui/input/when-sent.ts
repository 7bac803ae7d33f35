/**
 * Returns a listener for the clicks in a form, which calls a function when the form is sent: with a button, or with Enter in a field, for which
 * browsers press the first button. The form is never submitted: in a frame with `sandbox` and without `allow-forms`, that does nothing,
 * and fires no event.
 */
export const whenSent =
  (send: (form: HTMLFormElement, button: HTMLButtonElement) => void) =>
  (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type=submit]');
    if (!button?.form) return;
    event.preventDefault();
    if (button.form.reportValidity()) send(button.form, button);
  };
