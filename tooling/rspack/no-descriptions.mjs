// In place of the federation's error texts: a code and the address of its page say the same in 1 kB less.
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
