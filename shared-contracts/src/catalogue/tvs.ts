/** What a landline tariff brings for television, the least first. */
export const TVS = ['NONE', 'SMART', 'SMARTSTREAM', 'MEGASTREAM'] as const
