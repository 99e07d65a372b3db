import * as v from 'valibot'

/** Longest part of a path, in characters: the name of a document with its signature is half of that. */
const PATH_PART = 200

/** Longest parameter of a page's address, in characters: half of what a server takes as head of a request. */
const PARAMETER = 8_192

/** How often a parameter may be repeated: as often as the head of a request has room for "a=&". */
const REPEATS = 4_096

/** Names and ids in a path: `params: v.object({id: pathPart})` */
export const pathPart = v.pipe(v.string(), v.maxLength(PATH_PART))

/** A parameter that a page passes on as it was typed; whoever reads it takes what it knows of it. */
export const parameter = v.pipe(v.string(), v.maxLength(PARAMETER))

/** The same, which repeated is a list. */
export const repeatable = v.optional(v.union([parameter, v.pipe(v.array(parameter), v.maxLength(REPEATS))]))
