export { ChipGroup, type ChoiceOption, type ChoiceProps } from './chip-group'
export { OptionCards, type CardOption } from './option-cards'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group'
export { Segments } from './segments'
