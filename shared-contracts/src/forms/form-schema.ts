import * as v from 'valibot'

/** The controls that a field definition can ask for. */
const fieldTypeSchema = v.picklist([
  'text',
  'email',
  'tel',
  'date',
  'select',
  'radio',
  'checkbox',
  'typeahead',
  'iban',
  'list',
  'readonly',
])
export type FieldType = v.InferOutput<typeof fieldTypeSchema>

/**
 * From when on a field's message shows (FORM-12): `blur` leaving it, `input` each sign typed, `change` leaving it or
 * choosing with another value, `modelUpdate` a value that came from elsewhere. Submitting always shows it.
 */
export const triggerSchema = v.picklist(['blur', 'input', 'change', 'modelUpdate'])
export type Trigger = v.InferOutput<typeof triggerSchema>

/** What counts where a form says nothing: no message while a field is typed in for the first time. */
export const DEFAULT_TRIGGERS: readonly Trigger[] = ['blur']

/** One field of a server-supplied form (FORM-20). Ids are dotted paths into the values: "customer.address.zipcode". */
export const fieldDefinitionSchema = v.looseObject({
  type: fieldTypeSchema,
  label: v.string(),
  /** The label for each value of another field, where a sentence has to name what was chosen there. */
  labelBy: v.optional(v.object({ field: v.string(), labels: v.record(v.string(), v.string()) })),
  /** What the overview calls it, where the label is a sentence or a question. */
  review_label: v.optional(v.string()),
  /** What the overview shows of the value that is saved, where that is read otherwise than it is kept: '+49 345 279580' */
  review_value: v.optional(v.string()),
  hint: v.optional(v.string()),
  /** Shown as "(freiwillig)". */
  optional: v.optional(v.boolean()),
  autocomplete: v.optional(v.string()),
  inputMode: v.optional(v.string()),
  options: v.optional(v.array(v.object({ value: v.string(), label: v.string(), description: v.optional(v.string()) }))),
  /** Name of a list that the browser can ask for: "streets", "providers". */
  source: v.optional(v.string()),
  /** What asks for other options than those that are shown, of a list that is longer or changes. */
  more_label: v.optional(v.string()),
  layout: v.looseObject({
    width: v.optional(v.picklist(['full', 'half', 'third', 'twoThirds'])),
    disabled: v.optional(v.boolean()),
  }),
  /** German messages by rule: required, minLength, pattern, format … (FORM-1). */
  errorMessages: v.optional(v.record(v.string(), v.string())),
  /** The field shows only when another field has that value, or one of those. */
  visibleIf: v.optional(
    v.nullable(v.object({ field: v.string(), equals: v.optional(v.unknown()), in: v.optional(v.array(v.unknown())) })),
  ),
  requiredWhenVisible: v.optional(v.boolean()),
  /** Instead of the form's. */
  triggers: v.optional(v.array(triggerSchema)),
  /** For `list`: the fields of one entry, and what adds one. */
  item: v.optional(v.looseObject({ fields: v.array(v.string()), addLabel: v.string() })),
  minItems: v.optional(v.number()),
  maxItems: v.optional(v.number()),
})
export type FieldDefinition = v.InferOutput<typeof fieldDefinitionSchema>

/** Fields that belong together under a heading. */
export const formSectionSchema = v.looseObject({
  id: v.string(),
  title: v.string(),
  description: v.optional(v.string()),
  fields: v.array(v.string()),
})
export type FormSection = v.InferOutput<typeof formSectionSchema>

/** GET …/form-schemas/{scope} (FORM-20). */
export const formSchemaSchema = v.looseObject({
  scope: v.string(),
  definitionSchema: v.looseObject({
    /** Values to start with: what was saved before, the IBAN masked. */
    dataset: v.record(v.string(), v.unknown()),
    form: v.array(formSectionSchema),
    definitions: v.record(v.string(), fieldDefinitionSchema),
    /** Of all fields without their own; `DEFAULT_TRIGGERS` where missing. */
    triggers: v.optional(v.array(triggerSchema)),
  }),
  validationSchema: v.looseObject({}),
  /** Address of the compiled validator of `validationSchema`, an ES module named by its hash. */
  validator: v.optional(v.string()),
})
export type FormSchema = v.InferOutput<typeof formSchemaSchema>

/** Values of one scope as a nested object; fields are addressed by their dotted id. */
export type FormValues = Record<string, unknown>
