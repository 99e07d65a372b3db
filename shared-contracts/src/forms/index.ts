export { answersByScopeSchema, answersSchema } from './answers'
export {
  DEFAULT_TRIGGERS,
  fieldDefinitionSchema,
  formSchemaSchema,
  formSectionSchema,
  triggerSchema,
  type FieldDefinition,
  type FieldType,
  type FormSchema,
  type FormSection,
  type FormValues,
  type Trigger,
} from './form-schema'
export { FORM_KEY, formStore, rememberValues, withoutSecrets, type FormState } from './store'
export { capitalise, isShown, isVisible, stripEmpty, valueAt, worded } from './values'
export { splitHouseNumber, withGroups, withValue } from './with-value'
