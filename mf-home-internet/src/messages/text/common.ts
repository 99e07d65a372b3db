export const start = 'Start'

export const home = 'Zuhause'

export const tariffs = 'Tarife'
