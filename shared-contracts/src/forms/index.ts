export {
  fieldDefinitionSchema,
  formSchemaSchema,
  formSectionSchema,
  type FieldDefinition,
  type FieldType,
  type FormSchema,
  type FormSection,
  type FormValues,
} from './form-schema'
export { FORM_KEY, formStore, rememberValues, withoutSecrets, type FormState } from './store'
export { capitalise, isShown, isVisible, stripEmpty, valueAt } from './values'
export { splitHouseNumber, withGroups, withValue } from './with-value'
