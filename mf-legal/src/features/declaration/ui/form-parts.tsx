import type { ReactNode, Ref, RefObject } from 'react'
import { COMPANY } from '@nimbus/shared-contracts/company'
import { Alert } from '@nimbus/shared-ui/alert'
import { ErrorSummary, TextField, type FieldWidth } from '@nimbus/shared-ui/field'
import { fieldLabels, form as text, hints } from '../../../messages/declarations.de'
import type { DeclarationForm } from './use-declaration'

type TextFieldName = 'name' | 'identity' | 'contract' | 'end_date' | 'email'

interface FieldProps {
  form: DeclarationForm
  name: TextFieldName
  autoComplete?: string
  type?: 'email' | 'text'
  optional?: boolean
  width?: FieldWidth
}

/** A line of the form; its id is its name, which the error summary leads to. */
export function Field({ form, name, ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      id={name}
      name={name}
      label={fieldLabels[name]}
      hint={hints[form.kind][name]}
      value={form.values[name] ?? ''}
      onChange={(value) => form.set(name, value)}
      error={form.problems[name]}
    />
  )
}

interface FormTitleProps {
  form: DeclarationForm
  focused: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** Where a form begins that comes in place of something else; a notice is read before it. */
export function FormTitle({ form, focused, children }: FormTitleProps) {
  return (
    <div tabIndex={-1} ref={form.lost || form.errors.length > 0 ? undefined : focused}>
      <h2>{children}</h2>
    </div>
  )
}

/** What is wrong, or that nobody knows whether the declaration has come. */
export function FormNotices({ form, ref }: { form: DeclarationForm; ref: Ref<HTMLDivElement> }) {
  if (form.lost)
    return (
      <Alert kind="error" role="alert" title={text.lost.title} ref={ref}>
        {text.lost.text(form.kind === 'withdrawal' ? COMPANY.withdrawalEmail : COMPANY.cancellationEmail)}
      </Alert>
    )
  return <ErrorSummary errors={form.errors} ref={ref} />
}

interface DeclarationFormProps {
  path: string
  onSubmit: () => void
  children: ReactNode
}

/** A form that goes to the address of its page by itself where no script takes it. Its own rules hold, not the browser's. */
export function PlainForm({ path, onSubmit, children }: DeclarationFormProps) {
  return (
    <form
      className="form"
      method="post"
      action={path}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
