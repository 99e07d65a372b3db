/** The fields of a new number: where a new contract asks for it, and where somebody changes the provider without one. */
export const PHONE_NUMBER = 'delivery.phone_number'
export const NEW_NUMBER = 'porting.new_number'

/** The answer of who doesn't mind, and of who says nothing: nobody has to choose. */
export const ANY = { value: 'ANY', label: 'Eine Rufnummer zuteilen' }
