export { EnergyArrow, type EnergyArrowProps } from './energy-arrow'
export { labelDetails } from './label-details'
export { PowerPlug } from './power-plug'
export { ProductSheetLink } from './product-sheet-link'
