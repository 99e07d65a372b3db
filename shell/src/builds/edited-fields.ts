/** Fields that a visitor has changed and nobody has taken care of yet. */
export interface EditedFields {
  any(): boolean
  /** The address has changed: what was typed is saved, or given up by its owner. */
  forget(): void
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const isEmptied = (field: Field): boolean =>
  !(field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) && field.value === ''

/**
 * Watches the forms of all remotes, so that none of them has to tell and none can forget to. A field counts until it is
 * emptied, leaves the document, as the fields of a saved step do, or the address changes. Fields outside of a form are
 * choices that a page keeps by itself.
 */
export function watchEditedFields(onChange: () => void, target: Document = document): EditedFields {
  const edited = new Set<Field>()
  const listen = ({ target: field }: Event): void => {
    if (isField(field) && field.form) edited.add(field)
    onChange()
  }
  // autofill of some browsers is heard by "change" only
  target.addEventListener('input', listen, true)
  target.addEventListener('change', listen, true)
  target.addEventListener('reset', ({ target: form }) => {
    for (const field of edited) if (field.form === form) edited.delete(field)
    onChange()
  })
  return {
    any() {
      for (const field of edited) if (!field.isConnected || isEmptied(field)) edited.delete(field)
      return edited.size > 0
    },
    forget: () => edited.clear(),
  }
}
