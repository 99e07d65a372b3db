export { aCart, aCheckData, aCondition, anOption, aTariff } from './builders'
