/**
 * The floors of each package, lowest first: a room imports what is on its own floor or below, nothing from above. What is in
 * none of them, as app.ts of the API or start.tsx of the shell, puts the rooms together; nothing on a floor imports it.
 */
module.exports = {
  'shop-api/src': [
    'kernel',
    'platform',
    'forms',
    'catalogue',
    'qualification',
    'content',
    'ordering',
    'aftersales',
    'open-apis',
  ],
  'server-kit/src': [
    'async clock files logging markup printing settings signing',
    'declarations http metrics releases',
  ],
  'shared-contracts/src': [
    'company dates errors events numbers routes session storage timeout',
    'catalogue forms http money search',
    'availability cart declaration eligibility order order-status remote wording',
    'law offer',
  ],
  'shared-ui/src': [
    'classes composing elements hydrate icon keep-in-place lazy-part same-height use-store when-idle widget',
    'checked-address empty-state fold footnote-button halo skeleton stepper volume warranty-notice',
    'alert availability-bar button dialog energy field page picture price questions remote service-icon summary-slot',
    'choice combobox hero search-form search-hit tariff',
    'form',
  ],
  'shell/src': [
    'boundary builds element-ids federation messages monitoring routing',
    'consent guards head page-data session',
    'notices override',
    'frame',
    'slots',
  ],
  'shell/server': [
    'fetching need-folders',
    'api-proxy composition config icons images override startup-problem',
    'brand rendering seo',
    'document edge-metrics',
    'declarations security',
    'routes',
  ],
  'mf-[a-z-]+/src': ['model store api', 'messages', 'ui', 'order', 'features', 'pages'],
}
