// Generated from locales/en by packages/tooling/messages/generate-messages.mjs.
/* oxlint-disable max-lines */

/** Each room with its keys, and for each key the values that its text needs. */
export interface RoomMessages {
  'access': {
    loadingStatus: undefined
    listLabel: undefined
    listFailedTitle: undefined
    notChosenTitle: undefined
    emptyTitle: undefined
    emptyText: undefined
    neverUsedStatus: undefined
    lastUsedStatus: { date: string | number }
    choosingStatus: undefined
    noneRight: undefined
    readRight: undefined
    fullRight: undefined
    initiateRight: undefined
    confirmRight: undefined
    uploadRight: undefined
    actingLabel: undefined
    actingText: { name: string | number; right: string | number }
    actingPlainText: undefined
    stopCta: undefined
    noTermsTitle: undefined
    termLabel: { title: string | number }
    termMissingError: undefined
    termsFailedTitle: undefined
    acceptCta: undefined
    searchLabel: undefined
    searchNote: undefined
    searchTooShortError: undefined
    searchCta: undefined
    foundLabel: undefined
    nobodyFoundTitle: undefined
    personalKind: undefined
    businessKind: undefined
    oldBusinessKind: undefined
    oldWebTitle: undefined
    oldWebText: undefined
    oldWebLink: undefined
    oldWebDismissCta: undefined
    foundStatus: { count: number }
    reasonLabel: undefined
    reasonNote: undefined
    reasonTooShortError: undefined
    staffLabel: undefined
    staffText: { name: string | number }
    staffPlainText: undefined
    staffOnlyTitle: undefined
    staffOnlyText: undefined
  }
  'account': {
    screenTitle: undefined
    backCta: undefined
    homeCta: undefined
    failedTitle: undefined
    restFailedTitle: undefined
    unknownTitle: undefined
    unknownText: undefined
    balanceTitle: undefined
    pendingLabel: undefined
    minimumLabel: undefined
    addFundsCta: undefined
    sendCta: undefined
    moveCta: undefined
    historyCta: undefined
    factsTitle: undefined
    numberLabel: undefined
    typeLabel: undefined
    currencyLabel: undefined
    addressLabel: undefined
    platformsTitle: undefined
    platformsText: undefined
    accountActiveLabel: undefined
    identityKnownLabel: undefined
    addressConfirmedLabel: undefined
    phoneLinkedLabel: undefined
    metStatus: undefined
    missingStatus: undefined
    addFundsTitle: undefined
    wayLabel: undefined
    sepaLabel: undefined
    sepaText: undefined
    localLabel: undefined
    localText: undefined
    wireLabel: undefined
    wireText: undefined
    cryptoLabel: { currency: string | number }
    beneficiaryLabel: undefined
    ibanLabel: undefined
    sortCodeLabel: undefined
    bicLabel: undefined
    referenceLabel: undefined
    bankLabel: undefined
    bankAddressLabel: undefined
    currencyOnlyText: { currency: string | number }
    viewedText: { date: string | number }
    walletFailedTitle: undefined
    qrLabel: { currency: string | number }
    walletLabel: { currency: string | number }
    walletText: { currency: string | number; account: string | number }
    addCurrencyCta: undefined
    addCurrencyTitle: undefined
    currenciesFailedTitle: undefined
    noCurrencyText: undefined
    openAccountCta: undefined
    letterTitle: undefined
    noWayText: undefined
  }
  'accounts': {
    listLabel: undefined
    paymentType: undefined
    prepaymentType: undefined
    receivingType: undefined
    cardType: undefined
    otherType: undefined
    lastDigitsLabel: { digits: string | number }
    balanceLabel: undefined
    pendingText: { amount: string | number }
    historyCta: undefined
    accountCta: undefined
    cardCta: undefined
    submittedStatus: undefined
    activeStatus: undefined
    canceledStatus: undefined
    closedStatus: undefined
    fraudStatus: undefined
    printingStatus: undefined
    printedStatus: undefined
    shippedStatus: undefined
    pendingStatus: undefined
    limitedStatus: undefined
    expiredStatus: undefined
    processingStatus: undefined
    pendingDocumentStatus: undefined
    pausedStatus: undefined
    submittedCardStatus: undefined
    activeCardStatus: undefined
    canceledCardStatus: undefined
    closedCardStatus: undefined
    fraudCardStatus: undefined
    printingCardStatus: undefined
    printedCardStatus: undefined
    shippedCardStatus: undefined
    pendingCardStatus: undefined
    limitedCardStatus: undefined
    expiredCardStatus: undefined
    processingCardStatus: undefined
    pendingDocumentCardStatus: undefined
    pausedCardStatus: undefined
    closedToggleCta: { count: number }
    closedListLabel: undefined
    paymentGroupTitle: undefined
    prepaymentGroupTitle: undefined
    receivingGroupTitle: undefined
    cardGroupTitle: undefined
    otherGroupTitle: undefined
    asOfText: { time: string | number }
    refreshCta: undefined
    staleTitle: undefined
    totalTitle: undefined
    totalCurrencyLabel: undefined
    totalConvertedText: undefined
    totalWithoutText: { currencies: string | number }
    totalLoadingStatus: undefined
    totalFailedTitle: undefined
    loadingStatus: undefined
    emptyTitle: undefined
    emptyText: undefined
    failedTitle: undefined
    choosePlaceholder: undefined
  }
  'activation': {
    loadingStatus: undefined
    popupTitle: undefined
    brokenText: undefined
    personalDoneText: undefined
    businessDoneText: undefined
    businessDoneNote: undefined
    employeeDoneNote: undefined
    signInCta: undefined
    resendLabel: undefined
    invalidTitle: undefined
    invalidText: undefined
    resendFailedTitle: undefined
    resentText: undefined
    emailLabel: undefined
    emailInvalidError: undefined
    resendCta: undefined
    supportText: undefined
  }
  'announcements': {
    listLabel: undefined
    newStatus: undefined
    askingStatus: undefined
    acceptedStatus: undefined
    declinedStatus: undefined
    emptyTitle: undefined
    emptyText: undefined
    loadingStatus: undefined
    loadFailedTitle: undefined
    goneTitle: undefined
    goneText: undefined
    answerFailedTitle: undefined
    acceptCta: undefined
    declineCta: undefined
    acceptedText: undefined
    declinedText: undefined
  }
  'approvals': {
    listTitle: undefined
    listLead: undefined
    waitingTitle: undefined
    decidedTitle: undefined
    waitingEmptyTitle: undefined
    decidedEmptyTitle: undefined
    loadingStatus: undefined
    loadFailedTitle: undefined
    loadMoreCta: undefined
    waitingStatus: undefined
    approvedStatus: undefined
    declinedStatus: undefined
    withdrawnStatus: undefined
    expiredStatus: undefined
    ownTransferText: undefined
    rowText: { name: string | number; date: string | number }
    ownRowText: { date: string | number }
    detailTitle: undefined
    backCta: undefined
    fromLabel: undefined
    toLabel: undefined
    amountLabel: undefined
    arrivesLabel: undefined
    feeLabel: undefined
    noFeeText: undefined
    noteLabel: undefined
    totalLabel: undefined
    askedByLabel: undefined
    askedAtLabel: undefined
    expiresLabel: undefined
    decidedByLabel: undefined
    decidedAtLabel: undefined
    reasonLabel: undefined
    transactionLabel: undefined
    approveCta: undefined
    declineCta: undefined
    withdrawCta: undefined
    cancelCta: undefined
    codeTitle: undefined
    codeText: { sentTo: string | number }
    codePlainText: undefined
    codeFailedTitle: undefined
    declineTitle: undefined
    declineText: undefined
    reasonMissingError: undefined
    failedTitle: undefined
    waitingText: undefined
    ownNote: undefined
    onlookerNote: undefined
    approvedText: undefined
    declinedText: undefined
    withdrawnText: undefined
    expiredText: undefined
    attentionTitle: { count: number }
    attentionCta: undefined
  }
  'attempts': {
    codeLabel: undefined
    codeMissingError: undefined
    triesLeftText: { count: number }
    resendCta: undefined
    resendWaitText: { count: number }
    resendSoonText: undefined
    resendReadyText: undefined
    resentStatus: undefined
    pushResendCta: undefined
    pushResendWaitText: { count: number }
    pushResendSoonText: undefined
    pushResendReadyText: undefined
    pushResentStatus: undefined
    linkResendCta: undefined
    linkResendWaitText: { count: number }
    linkResendSoonText: undefined
    linkResendReadyText: undefined
    linkResentStatus: undefined
    codeSentText: { sentTo: string | number }
    codeSentPlainText: undefined
    confirmCta: undefined
    confirmFailedTitle: undefined
    cancelCta: undefined
    doneTitle: undefined
  }
  'attention': {
    title: undefined
    allCta: { count: string | number }
    fewerCta: undefined
    loadingStatus: undefined
    noneTitle: undefined
    noneText: undefined
    failedTitle: undefined
    fraudCardTitle: undefined
    fraudCardText: undefined
    stoppedCardTitle: undefined
    stoppedCardText: undefined
    limitedTitle: undefined
    limitedText: undefined
    identityTitle: undefined
    identityText: undefined
    personalInfoTitle: undefined
    personalInfoText: undefined
    limitedAccountTitle: undefined
    limitedAccountText: undefined
    limitedCardTitle: undefined
    limitedCardText: undefined
    cardDocumentTitle: undefined
    cardDocumentText: undefined
    newsTitle: { count: number }
    newsText: undefined
    activateCardTitle: undefined
    activateCardText: undefined
    unfinishedCardTitle: undefined
    unfinishedCardText: undefined
    expiredCardTitle: undefined
    expiredCardText: undefined
    expiringCardTitle: undefined
    expiringCardText: undefined
  }
  'batches': {
    loadingStatus: undefined
    failedTitle: undefined
    detailFailedTitle: undefined
    listLabel: undefined
    emptyTitle: undefined
    emptyText: undefined
    nothingFoundTitle: undefined
    nothingFoundText: undefined
    showAllCta: undefined
    searchLabel: undefined
    searchPlaceholder: undefined
    fromLabel: undefined
    toLabel: undefined
    orderError: undefined
    typesLabel: undefined
    p2pType: undefined
    wireType: undefined
    eftType: undefined
    octType: undefined
    digitalType: undefined
    globalType: undefined
    executedStatus: undefined
    partialStatus: undefined
    refusedStatus: undefined
    paidStatus: undefined
    notPaidStatus: undefined
    payeeReason: undefined
    amountReason: undefined
    fundsReason: undefined
    accountReason: undefined
    otherReason: undefined
    loadMoreCta: undefined
    statusLabel: undefined
    typeLabel: undefined
    dateLabel: undefined
    accountLabel: undefined
    amountLabel: undefined
    feeLabel: undefined
    numberLabel: undefined
    fileCta: undefined
    savedText: { name: string | number }
    paymentsTitle: undefined
    notPaidText: undefined
    shownText: { count: number; shown: string | number; total: string | number }
    paymentsShownText: { count: number; shown: string | number; total: string | number }
    paymentsText: { count: number }
    notPaidTitle: { count: number }
  }
  'bot-check': {
    failedText: undefined
  }
  'cards': {
    noRightReason: undefined
    loadingStatus: undefined
    failedTitle: undefined
    physicalTitle: undefined
    virtualTitle: undefined
    debitTitle: undefined
    kindsLabel: undefined
    physicalTab: undefined
    virtualTab: undefined
    physicalEmptyTitle: undefined
    physicalEmptyText: undefined
    virtualEmptyTitle: undefined
    virtualEmptyText: undefined
    applyCta: undefined
    physicalName: { currency: string | number }
    virtualName: { currency: string | number }
    debitName: { currency: string | number }
    numberLabel: undefined
    expiryLabel: undefined
    balanceLabel: undefined
    kindLabel: undefined
    physicalKind: undefined
    virtualKind: undefined
    factsLabel: undefined
    noCardText: undefined
    fraudTitle: undefined
    fraudText: undefined
    stoppedText: undefined
    documentTitle: undefined
    documentText: undefined
    limitedTitle: undefined
    limitedText: undefined
    leftoverTitle: undefined
    leftoverText: undefined
    leftoverCta: undefined
    actionsLabel: undefined
    actionFailedTitle: undefined
    loadCta: undefined
    pauseCta: undefined
    unpauseCta: undefined
    blockCta: undefined
    editNameCta: undefined
    changePinCta: undefined
    showPinCta: undefined
    historyCta: undefined
    balanceCta: undefined
    detailsCta: undefined
    enrollmentCta: undefined
    activateCta: undefined
    reissueCta: undefined
    upgradeShippingCta: undefined
    confirmApplicationCta: undefined
    fraudReason: undefined
    linkedReason: undefined
    notActiveReason: undefined
    notInUseReason: undefined
    notPausedReason: undefined
    notShippedReason: undefined
    notReissuedReason: undefined
    alreadyReissuedReason: undefined
    alreadySentReason: undefined
    alreadyExpressReason: undefined
    canceledReason: undefined
    virtualReason: undefined
    pausedText: undefined
    unpausedText: undefined
    renamedText: undefined
    blockedText: undefined
    reissuedText: undefined
    upgradedText: undefined
    blockTitle: undefined
    blockText: undefined
    blockBalanceText: undefined
    keepCta: undefined
    cancelCta: undefined
    saveCta: undefined
    orderCta: undefined
    upgradeCta: undefined
    aliasLabel: undefined
    aliasText: undefined
    reissueText: undefined
    issueFeeText: { fee: string | number }
    shippingLabel: undefined
    standardLabel: undefined
    expressLabel: undefined
    shippingText: { count: number; fee: string | number }
    daysText: { count: number }
    pinHiddenLabel: undefined
    holdCta: undefined
    pinTimeText: { count: number }
    showCta: undefined
    pinFailedTitle: undefined
    showPinText: undefined
    sendCodeCta: undefined
    detailsTitle: undefined
    detailsFailedTitle: undefined
    detailsOpeningStatus: undefined
    detailsGoneText: undefined
    checkCodeLabel: undefined
    detailsTimeText: { count: number }
    vaultNotConfiguredError: undefined
    vaultRefusedError: undefined
    vaultOfflineError: undefined
    vaultTimeoutError: undefined
    vaultBlockedError: undefined
    changePinTitle: undefined
    pinLabel: undefined
    pinRepeatLabel: undefined
    pinRuleText: undefined
    pinLengthError: undefined
    pinRepeatError: undefined
    pinChangedText: undefined
    activateText: undefined
    lastDigitsLabel: undefined
    feeAccountLabel: undefined
    activationFeeText: { fee: string | number }
    activatedText: undefined
    authorizationsTitle: undefined
    authorizationsEmptyTitle: undefined
    authorizationsEmptyText: undefined
    debitAuthorizationsEmptyText: undefined
    authorizationsShownText: { count: number; shown: string | number }
    loadMoreCta: undefined
    authorizationsFailedTitle: undefined
    pendingStatus: undefined
    completedStatus: undefined
    declinedStatus: undefined
    reversedStatus: undefined
    countryLabel: undefined
    offerLabel: undefined
    offerFeesText: { issue: string | number; monthly: string | number; annual: string | number }
    noOfferTitle: undefined
    noOfferText: undefined
    countryNotServedReason: undefined
    addressNotConfirmedReason: undefined
    addressTitle: undefined
    moveTitle: undefined
    addressFailedTitle: undefined
    noAddressText: undefined
    moveCta: undefined
    addAddressCta: undefined
    saveAddressCta: undefined
    movedText: undefined
    moveCardsTitle: undefined
    moveCanceledText: { country: string | number }
    moveShippedText: undefined
    moveBalanceText: undefined
    moveAndCancelCta: undefined
    keepAddressCta: undefined
    unconfirmedStatus: undefined
    confirmedStatus: undefined
    address1Label: undefined
    cityLabel: undefined
    postalCodeLabel: undefined
    missingError: undefined
    blockedBinError: undefined
    unknownBinError: undefined
    noPayerText: { currency: string | number }
    continueCta: undefined
    noApplicationTitle: undefined
    noApplicationText: undefined
    cardsCta: undefined
    confirmCta: undefined
    confirmAndPayCta: { amount: string | number }
    laterCta: undefined
    cardLabel: undefined
    issueFeeLabel: undefined
    shippingFeeLabel: undefined
    totalLabel: undefined
    notForStaffReason: undefined
  }
  'charts': {
    balanceTitle: undefined
    periodLabel: undefined
    daysOption: { count: number }
    dayColumn: undefined
    balanceColumn: undefined
    tableCta: undefined
    loadingStatus: undefined
    failedTitle: undefined
    balanceEmptyTitle: undefined
    balanceEmptyText: undefined
    balanceFlatText: { amount: string | number }
    balanceRangeText: { most: string | number; mostDay: string | number; least: string | number; leastDay: string | number }
    flowTitle: undefined
    groupLabel: undefined
    byMonthOption: undefined
    byTypeOption: undefined
    monthColumn: undefined
    typeColumn: undefined
    inColumn: undefined
    outColumn: undefined
    flowLoadingStatus: undefined
    flowFailedTitle: undefined
    flowEmptyTitle: undefined
    flowEmptyText: undefined
    flowSummaryText: { in: string | number; out: string | number }
    inLegend: undefined
    outLegend: undefined
    flowText: { in: string | number; out: string | number }
    depositType: undefined
    ownTransferType: undefined
    p2pTransferType: undefined
    checkoutType: undefined
    feeType: undefined
  }
  'checkouts': {
    payTitle: { name: string | number }
    toLabel: undefined
    purposeLabel: undefined
    amountLabel: undefined
    fromLabel: undefined
    payCta: { amount: string | number }
    failedTitle: undefined
    noAccountText: { currency: string | number }
    backCta: { name: string | number }
    pendingTitle: undefined
    pendingText: undefined
    paidTitle: undefined
    paidText: undefined
    refusedTitle: undefined
    refusedText: undefined
    expiredTitle: undefined
    expiredText: undefined
    notPermittedText: undefined
  }
  'common': {
    loadingLabel: undefined
    retryCta: undefined
    staleTitle: undefined
    staleText: { time: string | number }
    closeCta: undefined
    dismissCta: undefined
    showPasswordCta: undefined
    hidePasswordCta: undefined
    languageLabel: undefined
    newTabNote: undefined
    notificationsLabel: undefined
    choosePlaceholder: undefined
    incomingLabel: undefined
    outgoingLabel: undefined
    doneCta: undefined
    homeCta: undefined
    copyNamedCta: { name: string | number }
    copiedStatus: undefined
    refusedStatus: undefined
  }
  'devices': {
    loadingStatus: undefined
    failedTitle: undefined
    listLabel: undefined
    lastUsedText: { date: string | number }
    emptyTitle: undefined
    emptyText: undefined
    linkCta: undefined
    waitingTitle: undefined
    waitingText: undefined
    waitingStatus: undefined
    approveCta: undefined
    removeCta: undefined
    removeLabel: { name: string | number }
    removeTitle: { name: string | number }
    removeText: undefined
    removeFailedTitle: undefined
    keepCta: undefined
    linkTitle: undefined
    linkOpenText: undefined
    linkScanText: undefined
    linkApproveText: undefined
    qrLabel: undefined
    onThisPhoneLink: undefined
    linkTimeText: { count: number }
    linkOverText: undefined
    newLinkCta: undefined
    linkFailedTitle: undefined
    approveTitle: { name: string | number }
    compareText: { code: string | number }
    chooseMethodText: undefined
    methodsLabel: undefined
    byEmailLabel: undefined
    bySmsLabel: undefined
    codeSentText: { sentTo: string | number }
    approveFailedTitle: undefined
    approvedText: undefined
    doneCta: undefined
  }
  'documents': {
    loadFailedTitle: undefined
    kindsText: undefined
    missingLabel: undefined
    receivedLabel: undefined
    receivedText: { fileName: string | number; date: string | number }
    chooseCta: undefined
    replaceCta: undefined
    cancelCta: undefined
    failedTitle: { fileName: string | number }
    sendingText: { fileName: string | number }
    doneText: { fileName: string | number }
    canceledText: { fileName: string | number }
    incorporationTitle: undefined
    incorporationText: undefined
    ownershipStructureTitle: undefined
    ownershipStructureText: undefined
    addressProofTitle: undefined
    addressProofText: undefined
    directorIdentityTitle: undefined
    directorIdentityText: undefined
  }
  'embed': {
    payCta: undefined
    setupText: undefined
    blockedText: undefined
    offlineText: undefined
    silentText: undefined
  }
  'embedding': {
    refusedTitle: undefined
    refusedText: undefined
    signInText: { bank: string | number }
    signInCta: { bank: string | number }
    signOutCta: undefined
    blockedText: undefined
    failedTitle: undefined
    historyTitle: undefined
    accountsCta: undefined
    cardsCta: undefined
    confirmText: { bank: string | number }
    confirmCta: { bank: string | number }
    confirmTitle: undefined
    editCta: undefined
    settledTitle: undefined
    settledText: undefined
    againCta: undefined
    windowSignInTitle: undefined
    windowSignInText: { name: string | number }
    windowPersonText: { email: string | number }
    windowOtherCta: undefined
    grantTitle: { name: string | number }
    grantText: { name: string | number }
    grantCta: undefined
    notNowCta: undefined
    noOpenerText: undefined
    noCheckoutText: undefined
    backCta: { name: string | number }
  }
  'errors': {
    title: undefined
    screenTitle: undefined
    screenText: undefined
    referenceLabel: { id: string | number }
    tryAgainInMinutes: { count: number }
    tryAgainInSeconds: { count: number }
    amountEmpty: undefined
    amountNotNumber: undefined
    amountTooManyDecimals: { count: number }
    amountNotPositive: undefined
    amountTooLarge: undefined
    invalid_input: undefined
    wrong_credentials: undefined
    locked: undefined
    consent_needed: undefined
    captcha_failed: undefined
    too_many_lookups: undefined
    captcha_needed: undefined
    wrong_code: undefined
    expired_code: undefined
    too_many_attempts: undefined
    codes_locked: undefined
    approval_pending: undefined
    approval_refused: undefined
    too_soon: undefined
    session_expired: undefined
    terms_pending: undefined
    no_access: undefined
    closed_account: undefined
    step_up_needed: undefined
    file_type: undefined
    file_size: undefined
    insufficient_funds: undefined
    price_changed: undefined
    approval_expired: undefined
    in_flight: undefined
    key_reused: undefined
    refused: undefined
    offline: undefined
    timeout: undefined
    server_unavailable: undefined
    unexpected_answer: undefined
    not_found: undefined
    popupTitle: undefined
    passwordMissing: undefined
    passwordTooShort: { min: string | number }
    passwordTooLong: { max: string | number }
    passwordNotSame: undefined
    address_not_allowed: undefined
    not_activated: undefined
    request_decided: undefined
    request_declined: undefined
    request_withdrawn: undefined
  }
  'external-sign-in': {
    title: { name: string | number }
    consentTitle: { name: string | number }
    consentLead: { name: string | number }
    sharedLabel: { name: string | number }
    emailTerm: undefined
    returnText: { host: string | number }
    limitsText: { name: string | number }
    onceText: undefined
    allowCta: undefined
    refuseCta: undefined
    failedTitle: undefined
  }
  'history': {
    depositText: undefined
    ownTransferInText: undefined
    ownTransferOutText: undefined
    p2pTransferInText: { name: string | number }
    p2pTransferOutText: { name: string | number }
    personInText: undefined
    personOutText: undefined
    feeText: undefined
    processingStatus: undefined
    rejectedStatus: undefined
    loadingStatus: undefined
    newerText: undefined
    newerCta: undefined
    shownText: { count: number; shown: string | number; total: string | number }
    emptyTitle: undefined
    emptyText: undefined
    failedTitle: undefined
    ownTransferType: undefined
    p2pTransferType: undefined
    checkoutType: undefined
    completedStatus: undefined
    searchLabel: undefined
    searchPlaceholder: undefined
    periodLabel: undefined
    monthOption: undefined
    quarterOption: undefined
    yearOption: undefined
    allOption: undefined
    daysOption: undefined
    filtersCta: undefined
    filtersTitle: undefined
    chosenLabel: undefined
    removeFilterCta: { name: string | number }
    clearCta: undefined
    fromText: { what: string | number }
    toText: { what: string | number }
    accountLabel: undefined
    allAccountsOption: undefined
    anyOption: undefined
    typeLabel: undefined
    directionLabel: undefined
    statusLabel: undefined
    fromDateLabel: undefined
    toDateLabel: undefined
    fromAmountLabel: undefined
    toAmountLabel: undefined
    emailLabel: undefined
    emailDescription: undefined
    applyCta: undefined
    cancelCta: undefined
    amountError: undefined
    orderError: undefined
    nothingFoundTitle: undefined
    nothingFoundText: undefined
    showAllCta: undefined
    dateLabel: undefined
    counterpartyLabel: undefined
    descriptionLabel: undefined
    balanceAfterLabel: undefined
    numberLabel: undefined
    receiptCta: undefined
    savedText: { name: string | number }
    exportCta: undefined
    exportTitle: undefined
    exportStartCta: undefined
    exportFailedTitle: undefined
    exportFilesLabel: undefined
    downloadNamedCta: { name: string | number }
    exportEmailLabel: undefined
    exportSendCta: undefined
    exportSentText: { email: string | number }
    exportText: { count: number; total: string | number }
    exportRowsText: { count: number; total: string | number }
    exportProgressText: { count: number; done: string | number; total: string | number }
    batchLabel: undefined
    batchCta: undefined
  }
  'legal': {
    bankTitle: undefined
    nameLabel: undefined
    addressLabel: undefined
    phoneLabel: undefined
    emailLabel: undefined
    webLabel: undefined
    agreementsTitle: undefined
    acceptedText: { date: string | number }
    lettersTitle: undefined
    lettersText: undefined
    letterText: undefined
    downloadNamedCta: { name: string | number }
    savedText: { name: string | number }
    loadFailedTitle: undefined
  }
  'migration': {
    screenTitle: undefined
    linkScreenTitle: undefined
    confirmTitle: undefined
    confirmText: undefined
    linkPhoneTitle: undefined
    linkPhoneText: undefined
    linkPhoneCta: undefined
    daysLeftText: { count: number }
    askedText: undefined
    confirmCta: undefined
    laterCta: undefined
    confirmingText: undefined
    phonesLabel: undefined
    waitingText: undefined
    onThisPhoneLink: undefined
    doneTitle: undefined
    doneText: undefined
    goOnCta: undefined
    failedTitle: undefined
    overTitle: undefined
    overText: undefined
    startOverCta: undefined
    signInCta: undefined
    phoneFoundText: { name: string | number }
    newLinkCta: undefined
    linkOverText: undefined
    openAppText: undefined
    comeBackText: undefined
    openAppLink: undefined
    noAppText: undefined
    iosLink: undefined
    androidLink: undefined
    smsFormLabel: undefined
    smsFailedTitle: undefined
    phoneLabel: undefined
    phoneError: undefined
    smsSentText: { phoneNumber: string | number }
    sendSmsCta: undefined
  }
  'notices': {
    infoTitle: undefined
    documentFailedTitle: undefined
    documentRejectedTitle: undefined
    documentExpiredTitle: undefined
    documentExpSoonTitle: undefined
    usernameChangeFailedTitle: undefined
    usernameChangedTitle: undefined
    batchPartiallyTitle: undefined
    zohoNewMessageTitle: undefined
    zohoClosedNoReplyTitle: undefined
    acceptTermsLoginTitle: undefined
    smartContractSignedTitle: undefined
    smartContractRejectedTitle: undefined
    smartContractCancelledTitle: undefined
    smartContractCreatedTitle: undefined
    smartContractTerminatedTitle: undefined
    smartContractTerminationRequestTitle: undefined
    smartContractTerminationCancelledTitle: undefined
    smartContractSignerIdentifiedTitle: undefined
    smartContractIdentificationLoadedTitle: undefined
    smartContractIdentificationFailedTitle: undefined
    cardClosedTitle: undefined
    profileCta: undefined
    batchHistoryCta: undefined
    messagesCta: undefined
    acceptTermsCta: undefined
    contractsCta: undefined
    cardsCta: undefined
    offlineText: undefined
    interruptedText: undefined
    backText: undefined
    requestReceivedTitle: undefined
    requestApprovedTitle: undefined
    requestDeclinedTitle: undefined
    requestWithdrawnTitle: undefined
    accessChangedTitle: undefined
    approvalsCta: undefined
    announcementPublishedTitle: undefined
    newsCta: undefined
  }
  'notifications': {
    securityTitle: undefined
    securityText: undefined
    paymentsTitle: undefined
    paymentsText: undefined
    documentsTitle: undefined
    documentsText: undefined
    contractsTitle: undefined
    contractsText: undefined
    supportTitle: undefined
    supportText: undefined
    newsTitle: undefined
    newsText: undefined
    screenLabel: undefined
    emailLabel: undefined
    lockedText: undefined
    savedOnText: undefined
    savedOffText: undefined
    notSavedText: undefined
    loadFailedTitle: undefined
  }
  'payments': {
    reviewTitle: undefined
    reviewLead: undefined
    fromLabel: undefined
    toLabel: undefined
    leavesLabel: undefined
    arrivesLabel: undefined
    amountLabel: undefined
    feeLabel: undefined
    noFeeText: undefined
    totalLabel: undefined
    rateLabel: undefined
    noteLabel: undefined
    purposeLabel: undefined
    transactionLabel: undefined
    dateLabel: undefined
    sendCta: { amount: string | number }
    editCta: undefined
    keepOpenText: undefined
    sendingTitle: undefined
    sendingText: undefined
    approvalTitle: undefined
    approvalSentText: { sentTo: string | number }
    approvalSentPlainText: undefined
    approvalFailedTitle: undefined
    heldOtherwiseTitle: undefined
    heldOtherwiseText: undefined
    pushTitle: undefined
    pushText: undefined
    approveCta: undefined
    settledOwnTitle: undefined
    settledP2pTitle: undefined
    settledOwnText: { amount: string | number }
    settledP2pText: { name: string | number; amount: string | number }
    settledCheckoutTitle: undefined
    settledCheckoutText: { name: string | number }
    settledTitle: undefined
    homeCta: undefined
    againOwnCta: undefined
    againP2pCta: undefined
    merchantCta: { name: string | number }
    refusedTitle: undefined
    refusedText: undefined
    payeeRefusal: undefined
    limitRefusal: undefined
    unknownTitle: undefined
    unknownText: undefined
    checkingStatus: undefined
    checkCta: undefined
    stillUnknownText: undefined
    loadingStatus: undefined
    missingTitle: undefined
    missingText: undefined
    historyCta: undefined
    endedTitle: undefined
    endedText: undefined
    signInCta: undefined
    callFailedTitle: undefined
    otherApproverTitle: undefined
    otherApproverText: undefined
    requestCta: undefined
  }
  'recovery': {
    formLabel: undefined
    emailLead: undefined
    lostLead: undefined
    failedTitle: undefined
    emailLabel: undefined
    emailInvalidError: undefined
    fieldMissingError: undefined
    recoveryEmailSameError: undefined
    firstNameLabel: undefined
    lastNameLabel: undefined
    dobLabel: undefined
    recoveryEmailLabel: undefined
    recoveryEmailText: undefined
    sendCodeCta: undefined
    claimCta: undefined
    cannotReadCta: undefined
    canReadCta: undefined
    pendingTitle: undefined
    pendingText: undefined
    rejectedTitle: undefined
    mismatchText: undefined
    notVerifiableText: undefined
    retryCta: undefined
    codeTitle: undefined
    codeText: undefined
    continueCta: undefined
    startOverCta: undefined
    passwordTitle: undefined
    passwordLabel: undefined
    passwordText: { min: string | number }
    passwordRepeatLabel: undefined
    setPasswordCta: undefined
    successTitle: undefined
    successText: undefined
    signInCta: undefined
  }
  'security': {
    twoStepTitle: undefined
    twoStepLead: undefined
    loginModeTitle: undefined
    transactionModeTitle: undefined
    modeLabel: undefined
    modeNone: undefined
    modeOtp: undefined
    modeSms: undefined
    modePush: undefined
    loginNoneText: undefined
    loginOtpText: undefined
    loginSmsText: undefined
    loginPushText: undefined
    transactionNoneText: undefined
    transactionOtpText: undefined
    transactionSmsText: undefined
    transactionPushText: undefined
    twoStepConfirmTitle: undefined
    twoStepDoneText: undefined
    passwordTitle: undefined
    passwordLead: undefined
    passwordLabel: undefined
    passwordNewLabel: undefined
    passwordNewRepeatLabel: undefined
    passwordRuleText: { min: string | number }
    changePasswordCta: undefined
    passwordConfirmTitle: undefined
    passwordDoneText: undefined
    confirmationCanceledText: undefined
    changeFailedTitle: undefined
    loadFailedTitle: undefined
    continueCta: undefined
    cancelCta: undefined
    doneTitle: undefined
    removeCta: undefined
    removeNamedCta: { name: string | number }
    ipTitle: undefined
    ipLead: undefined
    ipOnStatus: undefined
    ipOffStatus: undefined
    ipOnText: undefined
    ipOffText: undefined
    ipTurnOnCta: undefined
    ipTurnOffCta: undefined
    ipListLabel: undefined
    ipEmptyTitle: undefined
    ipEmptyText: undefined
    ipAddedText: { date: string | number }
    addIpCta: undefined
    addIpTitle: undefined
    ipLabel: undefined
    toIpLabel: undefined
    toIpText: undefined
    useCurrentIpCta: { ip: string | number }
    ipMissingError: undefined
    ipInvalidError: undefined
    blacklistTitle: undefined
    blacklistLead: undefined
    blacklistEmptyTitle: undefined
    blacklistEmptyText: undefined
    blacklistedText: { email: string | number }
    blockPayoutText: undefined
    blockLoginText: undefined
    addPersonCta: undefined
    addPersonTitle: undefined
    blockLabel: undefined
    emailLabel: undefined
    emailInvalidError: undefined
    loginHistoryTitle: undefined
    fromDateLabel: undefined
    toDateLabel: undefined
    loginsEmptyTitle: undefined
    unknownDeviceText: undefined
    loginSuccessStatus: undefined
    loginWrongPasswordStatus: undefined
    loginAddressStatus: undefined
    loginsShownText: { count: number; shown: string | number }
    loadMoreCta: undefined
    staffActsTitle: undefined
    staffActsLead: undefined
    staffActsEmptyTitle: undefined
    staffActsEmptyText: undefined
    staffReasonText: { reason: string | number }
    staffRefusedStatus: undefined
    staffUnfinishedStatus: undefined
    openedStaffAct: undefined
    searchStaffAct: undefined
    accountsStaffAct: undefined
    accountChangesStaffAct: undefined
    historyStaffAct: undefined
    papersStaffAct: undefined
    cardsStaffAct: undefined
    cardPausedStaffAct: undefined
    cardBlockedStaffAct: undefined
    cardSecretsStaffAct: undefined
    cardChangesStaffAct: undefined
    paymentsStaffAct: undefined
    sendMoneyStaffAct: undefined
    approvalsStaffAct: undefined
    profileStaffAct: undefined
    usersStaffAct: undefined
    accessEndedStaffAct: undefined
    userChangesStaffAct: undefined
    securityStaffAct: undefined
    staffTimesText: { count: number }
    staffShownText: { count: number; shown: string | number }
    outsidersTitle: undefined
    outsidersLead: undefined
    outsidersListLabel: undefined
    outsidersEmptyTitle: undefined
    outsidersEmptyText: undefined
    outsiderText: { date: string | number }
    withdrawCta: undefined
    withdrawNamedCta: { name: string | number }
  }
  'settings': {
    title: undefined
    listLabel: undefined
    backCta: undefined
    securityTitle: undefined
    securityText: undefined
    devicesTitle: undefined
    devicesText: undefined
    loginHistoryTitle: undefined
    loginHistoryText: undefined
    notificationsTitle: undefined
    notificationsText: undefined
    youTitle: undefined
    nameLabel: undefined
    businessLabel: undefined
    emailLabel: undefined
    sinceLabel: undefined
    legalTitle: undefined
    legalText: undefined
    usersTitle: undefined
    usersText: undefined
    addressTitle: undefined
    addressText: undefined
    staffActsTitle: undefined
    staffActsText: undefined
  }
  'shell': {
    skipLink: undefined
    navLabel: undefined
    homeLink: undefined
    ownTransferLink: undefined
    p2pTransferLink: undefined
    transferKindsLabel: undefined
    historyLink: undefined
    languageLabel: undefined
    signOutCta: undefined
    greetingTitle: { name: string | number }
    homeTitle: undefined
    accountsTitle: undefined
    recentTitle: undefined
    allHistoryLink: undefined
    historyTitle: undefined
    ownTransferTitle: undefined
    p2pTransferTitle: undefined
    signInTitle: undefined
    signInLead: undefined
    welcomeTitle: undefined
    welcomeText: undefined
    leftNotice: undefined
    expiredNotice: undefined
    idleNotice: undefined
    notFoundTitle: undefined
    notFoundText: undefined
    notFoundCta: undefined
    footerLabel: undefined
    supportLabel: undefined
    privacyPolicyLink: undefined
    userAgreementLink: undefined
    feesPersonalLink: undefined
    sandboxText: undefined
    sandboxInboxLink: undefined
    settingsLink: undefined
    accessEndedNotice: undefined
    customerUnknownNotice: undefined
    updateText: undefined
    updateCta: undefined
    forgottenLink: undefined
    recoveryTitle: undefined
    activationTitle: undefined
    backToSignInLink: undefined
    approvalsLink: undefined
    startFailedTitle: undefined
    startFailedText: undefined
    withoutScriptsText: undefined
    newsTitle: undefined
    newsLink: undefined
    unreadNewsLink: { count: number }
    allNewsCta: undefined
    statementsTitle: undefined
    statementsLink: undefined
    debitCardsTitle: undefined
    cardsLink: undefined
    cardsTitle: undefined
    addCardTitle: undefined
    confirmCardTitle: undefined
    cardTitle: undefined
    cardPinTitle: undefined
    allCardsLink: undefined
    batchesTitle: undefined
    batchesLink: undefined
    allBatchesCta: undefined
  }
  'sign-in': {
    formLabel: undefined
    emailLabel: undefined
    emailMissingError: undefined
    emailInvalidError: undefined
    passwordLabel: undefined
    passwordMissingError: undefined
    signInCta: undefined
    failedTitle: undefined
    codeTitle: undefined
    codeSentText: { sentTo: string | number }
    codeSentPlainText: undefined
    codeCta: undefined
    expiredCodeNotice: undefined
    tooManyAttemptsNotice: undefined
    codeSentBySmsText: { phoneNumber: string | number }
    smsDigitsText: undefined
    approvalTitle: undefined
    approvalText: undefined
    approvalManyText: undefined
    approvalDigitsText: undefined
    verifyTitle: undefined
    verifyText: undefined
    verifyQrLabel: undefined
    verifyLink: undefined
    verifyDevicesLabel: undefined
    askedDevicesLabel: undefined
    approvalTimeText: { time: string | number }
    approvalWaitStatus: undefined
    codeInsteadCta: undefined
    notMeCta: undefined
    approvalRefusedNotice: undefined
    approvalExpiredNotice: undefined
    startOverCta: undefined
    doneText: undefined
    idleTitle: undefined
    idleText: { count: number }
    staySignedInCta: undefined
    signOutCta: undefined
  }
  'start': {
    accessesTitle: undefined
    accessesLead: undefined
    linkTitle: undefined
    linkLead: undefined
    notThisCta: undefined
    termsTitle: undefined
    termsLead: undefined
    adminTitle: undefined
    adminLead: undefined
    kycPersonalTitle: undefined
    kycPersonalText: undefined
    kycBusinessTitle: undefined
    kycBusinessText: undefined
    profileUpdateTitle: undefined
    profileUpdateText: undefined
    documentsTitle: undefined
    documentsText: { name: string | number }
    taxTitle: undefined
    taxText: undefined
    taxBusinessTitle: undefined
    taxBusinessText: undefined
    representativeTitle: { name: string | number }
    representativeText: { business: string | number }
    notHereText: undefined
    writeToUsText: { email: string | number }
    laterCta: undefined
    otherAccessCta: undefined
    legalTitle: undefined
    legalLead: { bank: string | number }
    oldWebTitle: undefined
    oldWebText: undefined
    emailConfirmedText: undefined
    emailFailedText: undefined
    handoverTitle: undefined
    handoverText: { email: string | number }
    handoverStayCta: undefined
    handoverTakeCta: undefined
    handoverRefusedTitle: undefined
    handoverRefusedText: undefined
    handoverOfflineTitle: undefined
    handoverOfflineText: undefined
  }
  'statements': {
    accountLabel: undefined
    listLabel: undefined
    loadingStatus: undefined
    loadFailedTitle: undefined
    noAccountTitle: undefined
    noAccountText: undefined
    soFarStatus: undefined
    beginningLabel: undefined
    creditLabel: undefined
    debitLabel: undefined
    endingLabel: undefined
    processingText: { count: number }
    rejectedText: { count: number }
    pdfNamedCta: { name: string | number }
    csvNamedCta: { name: string | number }
    savedText: { name: string | number }
    unevenText: undefined
    loadMoreCta: undefined
    shownText: { count: number; shown: string | number }
    daysText: { from: string | number; to: string | number }
    pdfCta: undefined
    csvCta: undefined
  }
  'transfers': {
    ownFormLabel: undefined
    p2pFormLabel: undefined
    fromLabel: undefined
    toLabel: undefined
    fromMissingError: undefined
    toMissingError: undefined
    sameAccountError: undefined
    swapCta: undefined
    amountLabel: undefined
    arrivingAmountLabel: undefined
    aboveMaximumError: { amount: string | number }
    belowMinimumError: { amount: string | number }
    aboveLimitError: { amount: string | number }
    aboveDailyError: { amount: string | number }
    aboveMonthlyError: { amount: string | number }
    insufficientFundsError: undefined
    useMaximumCta: { amount: string | number }
    limitsTitle: undefined
    limitMinLabel: undefined
    limitMaxLabel: undefined
    limitDailyLabel: undefined
    limitMonthlyLabel: undefined
    pricingStatus: undefined
    ownPriceAwaitsText: undefined
    p2pPriceAwaitsText: undefined
    leavesLabel: undefined
    arrivesLabel: undefined
    feeLabel: undefined
    noFeeText: undefined
    totalLabel: undefined
    rateLabel: undefined
    priceFailedTitle: undefined
    reviewCta: undefined
    tooFewAccountsTitle: undefined
    tooFewAccountsText: undefined
    noAccountTitle: undefined
    noAccountText: undefined
    homeCta: undefined
    recentLabel: undefined
    payeeEmailLabel: undefined
    payeeEmailMissingError: undefined
    payeeEmailInvalidError: undefined
    payeeUnknownError: undefined
    payeeOwnError: undefined
    payeeCheckingStatus: undefined
    payeeFoundText: { name: string | number }
    payeeFoundPlainText: undefined
    payeeCheckFailedTitle: undefined
    noteLabel: undefined
    noteTooLongError: { count: number }
    noteLeftText: { count: number }
    similarTitle: undefined
    similarText: { when: string | number }
    similarShowCta: undefined
    similarContinueCta: undefined
    failedTitle: undefined
    p2pNotPermittedTitle: undefined
    ownNotPermittedTitle: undefined
    notPermittedText: undefined
  }
  'users': {
    lead: undefined
    listLabel: undefined
    loadFailedTitle: undefined
    youTitle: { name: string | number }
    ownerStatus: undefined
    invitedStatus: { date: string | number }
    activeStatus: { date: string | number }
    endedStatus: undefined
    addCta: undefined
    addTitle: undefined
    emailLabel: undefined
    emailText: undefined
    emailInvalidError: undefined
    rightLabel: undefined
    readText: undefined
    fullText: undefined
    initiateText: undefined
    confirmText: undefined
    generalGroup: undefined
    withdrawGroup: undefined
    sendGroup: undefined
    massGroup: undefined
    allCta: undefined
    noneCta: undefined
    allOfCta: { group: string | number }
    noneOfCta: { group: string | number }
    earlierUserPermission: undefined
    userPermission: undefined
    requestPermission: undefined
    settlementPermission: undefined
    fundsWirePermission: undefined
    fundsBankPermission: undefined
    fundsCryptoPermission: undefined
    cryptoPermission: undefined
    betweenAccountsPermission: undefined
    wirePermission: undefined
    eftPermission: undefined
    cardPermission: undefined
    instantPermission: undefined
    interacPermission: undefined
    globalPermission: undefined
    prepaidPermission: undefined
    saveCta: undefined
    giveAgainCta: undefined
    cancelCta: undefined
    endCta: undefined
    endTitle: { name: string | number }
    endText: undefined
    removeCta: undefined
    removeTitle: { name: string | number }
    removeText: undefined
    confirmTitle: undefined
    confirmationCanceledText: undefined
    changeFailedTitle: undefined
    addedText: { email: string | number }
    changedText: undefined
    endedText: undefined
    staffLead: undefined
    noPermissionText: undefined
  }
}
