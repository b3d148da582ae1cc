/** The origins of the frames of VGS's scripts. */
export const VGS_ORIGINS = ['https://js.verygoodvault.com', 'https://js3.verygoodvault.com']
