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
