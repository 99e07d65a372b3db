/** Texts for developers who load a remote from their own machine. */
export const overrideMessages = {
  active: (name: string, origin: string) => `${name} kommt von ${origin}, nicht aus diesem Shop.`,
  remove: 'Entfernen',
  notAllowed: 'Dieser Shop lädt keine Anwendung von anderswo. Die Angabe in der Adresse wurde verworfen.',
  notLoopback:
    'Eine Anwendung darf nur vom eigenen Rechner geladen werden (localhost). Die Angabe in der Adresse wurde verworfen.',
}
