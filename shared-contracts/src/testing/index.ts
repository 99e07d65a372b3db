export {
  aBundle,
  aBundleData,
  aCart,
  aCheckData,
  aConcreteProduct,
  aCondition,
  aDevice,
  aHandset,
  aMobileTariff,
  anOption,
  aPrepaidTariff,
  aTariff,
} from './builders'
export { someMobileSheetFacts, somePrepaidSheetFacts, someSheetFacts } from './sheet-facts'
export { aConsentsForm, aCustomerForm, aField, aFormSchema, aPaymentForm, compiledValidator } from './form-schemas'
export { RULE_CASES, type RuleCase } from './rule-cases'
export { PHONE_CASES } from './phone-cases'
export { describeRemote, describeRemoteServer, pressButton, type PageVisit, type WidgetVisit } from './remote-kit'
